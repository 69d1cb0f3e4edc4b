// Galaxy Trucker before it is opened.
import type { Cover } from '../module';
import poster from './poster.svg';

const cover: Cover = {
  place: 1,
  poster,
  paper: { ground: '#e2602f', ink: '#0e1530' },
  lesson: { page: 'learn', steps: 6 },
  mark: '<rect width="40" height="40" rx="8" fill="#e2602f"/><path d="M12 17h16v6H12zM17 10h6v16h-6z" fill="#1a2247"/><rect x="5" y="13" width="12" height="14" rx="3" fill="#f4ead5"/><rect x="23" y="13" width="12" height="14" rx="3" fill="#1a2247"/><rect x="13.5" y="4" width="13" height="12" rx="3" fill="#1a2247"/><rect x="13.5" y="24" width="13" height="12" rx="3" fill="#f2c14e"/><circle cx="11" cy="20" r="3.5" fill="#e2602f"/><circle cx="29" cy="20" r="3" fill="#3cc6a8"/>',
};

export default cover;
