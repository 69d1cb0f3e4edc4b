// Designs on the server: saved, loaded by link.
import { request } from '../../../api';
import type { Design } from '../../../wire';

export const saveDesign = (title: string, options: Record<string, unknown>): Promise<Design> =>
  request<Design>('/designs', { game: 'crew', title, options });

export const loadDesign = (id: string): Promise<Design> => request<Design>(`/designs/${encodeURIComponent(id)}`);
