import type { RevisionFieldsFragment } from './revisions.generated.ts';
import { useMomentText } from './use-moment-text.ts';

type Saved = Pick<RevisionFieldsFragment, 'at' | 'actorName'>;

/** Names who saved these revisions and when, each once with their newest; an operator has no name. */
export function useAuthorsText(): (revisions: readonly Saved[]) => string {
  const momentText = useMomentText();
  return (revisions) => {
    // The newest come first.
    const newest = new Map(revisions.toReversed().map(({ at, actorName }) => [actorName, at]));
    return [...newest]
      .reverse()
      .map(([name, at]) => [name, momentText(at)].filter(Boolean).join(', '))
      .join('; ');
  };
}
