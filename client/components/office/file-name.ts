import { LIMITS } from '../../../rules/limits.ts';

/** A file's name, shortened before its extension if it is too long for the column. */
export function fileNameOf({ name }: Pick<File, 'name'>): string {
  if (name.length <= LIMITS.nameMaximum) return name;
  const dot = name.lastIndexOf('.');
  const ending = dot > 0 ? name.slice(dot) : '';
  return `${name.slice(0, LIMITS.nameMaximum - ending.length).trimEnd()}${ending}`;
}
