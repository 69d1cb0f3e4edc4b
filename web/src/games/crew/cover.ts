// The Crew before it is opened.
import type { Cover } from '../module';
import poster from './poster.svg';

const cover: Cover = {
  place: 2,
  poster,
  mark: '<rect width="40" height="40" rx="8" fill="#2f74ba"/><circle cx="20" cy="20" r="13" fill="#f4ead5"/><rect x="10" y="13" width="20" height="15" rx="7.5" fill="#1a2247"/><path d="M18 7h4v5h-4z" fill="#e5484d"/><path d="M13.5 18q1-3 4.5-3" stroke="#fff9ec" stroke-width="2" fill="none" stroke-linecap="round"/>',
  lesson: { page: 'first', steps: 5 },
  played: (room, t) => {
    const { mission, custom } = room.options as { mission?: number; custom?: unknown };
    return mission && !custom ? t('status-mission', { n: mission }) : null;
  },
};

export default cover;
