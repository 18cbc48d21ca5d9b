import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { PartBoundary } from './part-boundary.tsx';

/** Those whose code is being loaded. The server draws a page again when that has come, which is once in its life. */
export const partsOnTheirWay = new Set<Promise<unknown>>();

function onItsWay<Part>(part: Promise<Part>): Promise<Part> {
  partsOnTheirWay.add(part);
  const arrive = () => partsOnTheirWay.delete(part);
  part.then(arrive, arrive);
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
    const Part = lazy(() => onItsWay(loadPart()));
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
