import { type ClassType, Field, getMetadataStorage, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import { shapeOf } from '../../../rules/validation.ts';

/**
 * The type in the schema of what a rule takes; enums are registered as those of other fields.
 * @throws Error for an object, a literal and the like
 */
function typeOf(rule: z.core.$ZodType): object {
  if (rule instanceof z.ZodOptional || rule instanceof z.ZodNullable || rule instanceof z.ZodNonOptional)
    return typeOf(rule.def.innerType);
  if (rule instanceof z.ZodPipe) return typeOf(rule.def.in);
  if (rule instanceof z.ZodUnion) return typeOf(rule.def.options[0]!);
  if (rule instanceof z.ZodArray) return [typeOf(rule.def.element)];
  if (rule instanceof z.ZodEnum) return rule.def.entries;
  if (rule instanceof z.ZodNumber) return Int;
  if (rule instanceof z.ZodBoolean) return Boolean;
  if (rule instanceof z.ZodDate) return Date;
  if (rule instanceof z.ZodString) return String;
  throw new Error('The rule does not say the type of its field in the schema: name it in `types`.');
}

/** Whether a rule takes null and nothing. */
function takesNone(rule: z.core.$ZodType): boolean {
  if (rule instanceof z.ZodPipe) return takesNone(rule.def.in);
  return rule instanceof z.ZodOptional || rule instanceof z.ZodNullable;
}

/** What the schema says of fields beyond their rules, by their names. */
export interface Said<Fields, LeftOut extends keyof Fields = never> {
  /** In place of the rule's own `.describe(…)`. */
  descriptions?: { readonly [Name in keyof Fields]?: string };
  /** Whether a text that may be empty may be left out as well. */
  emptyMayBeLeftOut?: boolean;
  /** Of other fields that a call may leave out, although the rule asks for them. */
  defaults?: { readonly [Name in keyof Fields]?: Fields[Name] };
  /** Of fields whose rule is an object, or takes only some values of an enum. */
  types?: { readonly [Name in keyof Fields]?: object };
  /** Fields that this input does not have. */
  leftOut?: readonly LeftOut[];
}

function hasField(type: ClassType<object>, name: string): boolean {
  return getMetadataStorage().fields.some(
    (field) =>
      field.name === name && (field.target === type || type.prototype instanceof (field.target as ClassType)),
  );
}

/**
 * Makes fields of a class from the fields of a rule. One that the class has from what it extends stays; `translations` are
 * added by `addLanguages`.
 */
export function addFields(
  target: ClassType<object>,
  rules: z.ZodType,
  said: Said<Record<string, unknown>> = {},
) {
  const { descriptions = {}, defaults = {}, types = {}, leftOut = [] as readonly string[] } = said;
  for (const [name, rule] of Object.entries(shapeOf(rules))) {
    if (name === 'translations' || leftOut.includes(name) || hasField(target, name)) continue;
    const nullable = takesNone(rule);
    const isEmpty = said.emptyMayBeLeftOut && !nullable && rule.safeParse('').success;
    // Told again when the schema is built: a test's clock brings a `Date` of its own. What has no type is refused at once.
    const type = () => types[name] ?? typeOf(rule);
    type();
    Field(type, {
      nullable,
      description: descriptions[name] ?? rule.description,
      defaultValue: isEmpty ? '' : defaults[name],
    })(target.prototype, name);
  }
}

/**
 * An input with the fields of its rules: `class DonorInput extends InputOf(donorRules, { … }) {}`, with `@InputType()`.
 * @param said what the schema says of the fields beyond the rules
 * @param others an input whose fields it has before these
 * @returns the class to extend; fields that are in no rule belong to the class that extends it
 */
export function InputOf<
  Rules extends z.ZodType<object, object>,
  Others extends object = object,
  LeftOut extends keyof z.input<Rules> = never,
>(
  rules: Rules,
  said: Said<z.input<Rules>, LeftOut> = {},
  others: ClassType<Others> = Object as unknown as ClassType<Others>,
): ClassType<Omit<z.input<Rules>, LeftOut | 'translations'> & Others> {
  class Fields extends (others as ClassType<object>) {}
  InputType()(Fields);
  addFields(Fields, rules, said as Said<Record<string, unknown>>);
  return Fields as ClassType<Omit<z.input<Rules>, LeftOut | 'translations'> & Others>;
}
