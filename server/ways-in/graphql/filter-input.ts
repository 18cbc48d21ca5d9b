import { ArgsType, type ClassType, InputType } from 'type-graphql';
import type { z } from 'zod';
import type { FilterRules } from '../../../rules/filters.ts';
import { addFields } from './input-of-rules.ts';

/** The input type of a filter, from its declaration: all fields are optional, with their descriptions. */
export function filterInput<Rules extends FilterRules>(
  name: string,
  rules: Rules,
): ClassType<z.input<Rules> & object> {
  class FilterInput {}
  const { description } = rules;
  InputType(name, description ? { description } : {})(FilterInput);
  addFields(FilterInput, rules);
  return FilterInput as ClassType<z.input<Rules> & object>;
}

/**
 * A filter as arguments of a query, from its declaration.
 * @param others what else is asked with, mostly `PageArguments`
 */
export function filterArguments<Rules extends FilterRules, Others extends object>(
  rules: Rules,
  others: ClassType<Others>,
): ClassType<Others & z.input<Rules>> {
  class FilterArguments extends (others as ClassType<object>) {}
  ArgsType()(FilterArguments);
  addFields(FilterArguments, rules);
  return FilterArguments as unknown as ClassType<Others & z.input<Rules>>;
}
