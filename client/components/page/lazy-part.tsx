import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { PartBoundary } from './part-boundary.tsx';

/** Parts whose code is being loaded. The server draws a page again when it has come, so that no visitor gets one without the part. */
export const loadingParts = new Set<Promise<unknown>>();

function noteLoading<Part>(part: Promise<Part>): Promise<Part> {
  loadingParts.add(part);
  const end = () => loadingParts.delete(part);
  part.then(end, end);
  return part;
}

/**
 * A part of a page with a chunk of its own. If that cannot be loaded, the part alone says so and offers to try again.
 * @param load loads its texts, too
 * @param placeholder shown until it is loaded; by default nothing
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder?: ReactNode,
): ComponentType<Props> {
  /** Shared by all places that show it. React keeps a failure in it, so that another try needs a new one. */
  let current = create();
  function create(): ComponentType<Props> {
    const loadPart = async () => {
      try {
        return { default: await load() };
      } catch (error) {
        current = create();
        throw error;
      }
    };
    const Part = lazy(() => noteLoading(loadPart()));
    return Part as unknown as ComponentType<Props>;
  }
  return function LazyPart(props) {
    const [Part, setPart] = useState(() => current);
    return (
      <PartBoundary onRetry={() => setPart(() => current)}>
        <Suspense fallback={placeholder}>
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    );
  };
}
