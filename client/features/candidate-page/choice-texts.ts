import type { SelectList } from '../../../rules/select-lists.ts';
import type { CandidatePageProps } from './candidate-page-props.ts';

/** What the values of the select lists are called in the page's language. */
export function choiceTexts(options: CandidatePageProps['options']) {
  return (list: SelectList, value: string): string =>
    options.find((one) => one.list === list && one.value === value)?.label ?? value;
}
