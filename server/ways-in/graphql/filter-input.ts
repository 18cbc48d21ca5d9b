import { ArgsType, type ClassType, Field, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import type { FilterRules } from '../../../rules/filters.ts';

/** The type in the schema of what a rule takes; enums are registered as those of other fields. */
function typeOf(rule: z.core.$ZodType): object {
  if (rule instanceof z.ZodOptional || rule instanceof z.ZodNullable) return typeOf(rule.def.innerType);
  if (rule instanceof z.ZodPipe) return typeOf(rule.def.in);
  if (rule instanceof z.ZodUnion) return typeOf(rule.def.options[0]!);
  if (rule instanceof z.ZodArray) return [typeOf(rule.def.element)];
  if (rule instanceof z.ZodEnum) return rule.def.entries;
  if (rule instanceof z.ZodNumber) return Int;
  if (rule instanceof z.ZodBoolean) return Boolean;
  if (rule instanceof z.ZodString) return String;
  throw new Error('A field of a filter is of a type that the schema does not have.');
}

function addFields(type: ClassType<object>, rules: FilterRules): void {
  for (const [field, rule] of Object.entries(rules.shape)) {
    const description = rule.description;
    Field(() => typeOf(rule), { nullable: true, ...(description && { description }) })(type.prototype, field);
  }
}

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
