// Designs on the server: saved, loaded by link, refused with a sentence.
import { ApiError } from '../../../api';
import type { Design, Problem } from '../../../wire';

async function answer(response: Response): Promise<Design> {
  if (response.ok) return (await response.json()) as Design;
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
  throw new ApiError(problem.code ?? 'unknown', response.status, problem.args, problem.text);
}

export async function saveDesign(title: string, options: Record<string, unknown>): Promise<Design> {
  const body = JSON.stringify({ game: 'crew', title, options });
  const headers = { 'Content-Type': 'application/json' };
  return answer(await fetch('/api/designs', { method: 'POST', headers, body, credentials: 'same-origin' }));
}

export async function loadDesign(id: string): Promise<Design> {
  return answer(await fetch(`/api/designs/${encodeURIComponent(id)}`));
}
