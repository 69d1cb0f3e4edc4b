// Cosmobureau before it is opened.
import type { Cover } from '../module';
import poster from './poster.svg';

const cover: Cover = {
  place: 3,
  poster,
  paper: { ground: '#f2c14e', ink: '#0e1530' },
  lesson: { page: 'learn', steps: 6 },
  alone: { ships: 'choice', captains: 'choice' },
  mark: '<rect width="40" height="40" rx="8" fill="#f2c14e"/><rect x="6" y="6" width="13" height="13" rx="3" fill="#1a2247"/><rect x="21" y="6" width="13" height="13" rx="3" fill="#1a2247"/><circle cx="12.5" cy="12.5" r="4" fill="#f08a4b"/><circle cx="27.5" cy="12.5" r="4" fill="#4f9de8"/><path d="M20 28.5L8 22V35zM20 28.5L32 22V35z" fill="#565f80"/><rect x="16.5" y="24.5" width="7" height="8" rx="2" fill="#98a0bb"/>',
};

export default cover;
