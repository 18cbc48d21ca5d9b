import { charactersOf, lengthOf } from '../../../rules/graphemes.ts';
import { LIMITS } from '../../../rules/limits.ts';

/** A file's name, shortened before its extension if it is too long for the column. */
export function fileNameOf({ name }: Pick<File, 'name'>): string {
  if (lengthOf(name) <= LIMITS.nameMaximum) return name;
  const dot = name.lastIndexOf('.');
  const ending = dot > 0 ? name.slice(dot) : '';
  return `${charactersOf(name)
    .slice(0, LIMITS.nameMaximum - lengthOf(ending))
    .join('')
    .trimEnd()}${ending}`;
}
