import 'reflect-metadata';
import { printType } from 'graphql';
import {
  Arg,
  Authorized,
  buildSchemaSync,
  Field,
  InputType,
  Int,
  Query,
  Resolver,
  registerEnumType,
} from 'type-graphql';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { orNone, text } from '../../../rules/validation.ts';
import { InputOf } from './input-of-rules.ts';

const Shade = { DARK: 'DARK', LIGHT: 'LIGHT' } as const;
registerEnumType(Shade, { name: 'ExampleShade' });

const rules = z
  .object({
    id: z.int(),
    name: text().min(1),
    note: text(),
    day: orNone(text()),
    shade: z.enum(Shade),
    sizes: z.array(z.int()).describe('In metres'),
    isNew: z.boolean(),
    secret: text(),
    translations: z.record(z.string(), z.string()).nullish(),
  })
  .transform((fields) => fields);

@InputType()
class NumberedInput {
  @Field(() => Int, { description: 'Said before' })
  id: number;
}

@InputType()
class ExampleInput extends InputOf(
  rules,
  {
    descriptions: { name: 'As people say it' },
    defaults: { isNew: true },
    emptyMayBeLeftOut: true,
    leftOut: ['secret'],
  },
  NumberedInput,
) {
  @Field(() => String, { nullable: true })
  reason?: string | null;
}

@Resolver()
class ExampleResolver {
  @Authorized()
  @Query(() => String)
  example(@Arg('input', () => ExampleInput) { id, name, sizes, reason }: ExampleInput): string {
    return `${id} ${name} ${sizes.length} ${reason}`;
  }
}

it('an input has the fields of its rules, with what is said of them', () => {
  const schema = buildSchemaSync({ resolvers: [ExampleResolver], authChecker: () => true, validate: false });
  expect(printType(schema.getType('ExampleInput')!)).toBe(`input ExampleInput {
  """Said before"""
  id: Int!

  """As people say it"""
  name: String!
  note: String! = ""
  day: String
  shade: ExampleShade!

  """In metres"""
  sizes: [Int!]!
  isNew: Boolean! = true
  reason: String
}`);
});

it('a field whose rule does not say its type in the schema is refused, unless the type is named', () => {
  const nested = z.object({ inner: z.object({ name: text() }) });
  expect(() => InputOf(nested)).toThrow('name it in `types`');
  expect(() => InputOf(nested, { types: { inner: NumberedInput } })).not.toThrow();
});
