import { useSearchParams } from 'react-router-dom';
import { contentIdOf } from '../../components/list/content-id.ts';

/** In the address, so that Back, another page of the list and a reload keep what was chosen. */
const PARAMETER = 'compare';

/** How many stand side by side. */
const MOST_COMPARED = 3;

/** The chosen candidates in an address, each once and no more than fit. */
export function comparedIn(parameters: URLSearchParams): number[] {
  const ids = (parameters.get(PARAMETER) ?? '').split(',').map(contentIdOf);
  return [...new Set(ids.filter((id): id is number => Boolean(id)))].slice(0, MOST_COMPARED);
}

/** The parameters with others chosen. */
function withCompared(parameters: URLSearchParams, ids: readonly number[]): URLSearchParams {
  const changed = new URLSearchParams(parameters);
  if (ids.length > 0) changed.set(PARAMETER, ids.join());
  else changed.delete(PARAMETER);
  return changed;
}

/** Which candidates are chosen to stand side by side. */
export function useCompared() {
  const [parameters, setParameters] = useSearchParams();
  const ids = comparedIn(parameters);
  // A press is no step that Back would take back.
  const choose = (next: readonly number[]) =>
    setParameters(withCompared(parameters, next), { replace: true, preventScrollReset: true });
  return {
    ids,
    isFull: ids.length === MOST_COMPARED,
    has: (id: number) => ids.includes(id),
    toggle: (id: number) => choose(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
    clear: () => choose([]),
    /** With all that the list's address has: the page where they stand side by side leads back to the same place. */
    query: `?${parameters}`,
  };
}
