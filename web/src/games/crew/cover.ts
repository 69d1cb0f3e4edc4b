// The Crew before it is opened.
import { needTexts } from '../../text';
import type { Cover } from '../module';
import poster from './poster.svg';

const missionOf = ({ mission, custom }: { mission?: number; custom?: unknown }): number => (custom ? 0 : (mission ?? 0));

const cover: Cover = {
  place: 2,
  poster,
  paper: { ground: '#2f74ba', ink: '#fff9ec' },
  mark: '<rect width="40" height="40" rx="8" fill="#2f74ba"/><circle cx="20" cy="20" r="13" fill="#f4ead5"/><rect x="10" y="13" width="20" height="15" rx="7.5" fill="#1a2247"/><path d="M18 7h4v5h-4z" fill="#e5484d"/><path d="M13.5 18q1-3 4.5-3" stroke="#fff9ec" stroke-width="2" fill="none" stroke-linecap="round"/>',
  lesson: { page: 'first', steps: 5 },
  played: (room, t) => {
    const n = missionOf(room.options);
    return n ? t('status-mission', { n }) : null;
  },
  journey: {
    page: 'logbook',
    part: (options, t) => {
      const n = missionOf(options);
      return n ? t('part-mission', { n }) : null;
    },
    fly: (options, t) => {
      const n = missionOf(options);
      return n ? t('fly-mission', { n }) : t('home-fly-on');
    },
    load: async () => (await Promise.all([import('./journey'), needTexts('crew')]))[0],
  },
};

export default cover;
