import {
  type Arg,
  type ClassType,
  createParameterDecorator,
  Field,
  InputType,
  ObjectType,
} from 'type-graphql';
import { AppError } from '../../../rules/errors.ts';
import type { RequestContext } from '../../identity/request-context.ts';

/** A class with texts of these names, as a type or an input of the schema. */
function textsClass(
  define: typeof ObjectType | typeof InputType,
  name: string,
  { required = [], optional = [] }: { required?: readonly string[]; optional?: readonly string[] },
): ClassType<object> {
  class Texts {}
  define(name)(Texts);
  for (const text of required) Field(() => String)(Texts.prototype, text);
  for (const text of optional) Field(() => String, { nullable: true })(Texts.prototype, text);
  return Texts;
}

/** The description of the argument `language`. */
export const ASKED_LANGUAGE = 'Language of the texts, where available. Default: the site’s first';

/** The argument `language`; the method gets the language that {@link RequestContext.language} makes of it. */
export function AskedLanguage(description = ASKED_LANGUAGE): ReturnType<typeof Arg> {
  return createParameterDecorator<RequestContext>(({ context, args }) => context.language(args.language), {
    arg: { name: 'language', typeFunc: () => String, options: { nullable: true, description } },
  });
}

/** The description of an input's `language`. */
export const OWN_LANGUAGE =
  "Of the texts beside it; by default the item's own, of a new one the site's first";

/**
 * Adds to a type the language that was asked for and `textLanguages`.
 * @param texts the fields that the type has in several languages
 * @param name of the type in the schema
 */
export function addTextLanguages(type: { prototype: object }, texts: readonly string[], name: string) {
  const Languages = textsClass(ObjectType, `${name}TextLanguages`, { required: texts });
  Field(() => String, { description: 'The requested language' })(type.prototype, 'language');
  const came = 'The language that each text came in: its own where it is not translated';
  Field(() => Languages, { description: came })(type.prototype, 'textLanguages');
}

/**
 * Adds to a type and its input what they say of languages: `language`, `textLanguages` and `translations`.
 * @param texts the fields that the type has in several languages
 */
export function addLanguages(
  { entity, input }: { entity: ClassType<object>; input: ClassType<object> },
  texts: readonly string[],
): void {
  addTextLanguages(entity, texts, entity.name);
  const fields = { required: ['language'], optional: texts };
  const Translation = textsClass(ObjectType, `${entity.name}Translation`, fields);
  const TranslationInput = textsClass(InputType, `${entity.name}TranslationInput`, fields);
  const all = 'The texts in each language that they have, the first as they were entered';
  Field(() => [Translation], { description: all })(entity.prototype, 'translations');
  const others = 'The texts in other languages; what is left out stays, what is null or empty goes';
  Field(() => [TranslationInput], { nullable: true, description: others })(input.prototype, 'translations');
}

/**
 * Translations as the rules have them: by language.
 * @throws AppError BAD_USER_INPUT for a language that is there twice
 */
export function byLanguage(translations: readonly { language: string }[] | null | undefined) {
  if (!translations) return translations;
  const entries = translations.map(({ language, ...texts }) => [language, texts] as const);
  if (new Set(entries.map(([language]) => language)).size < entries.length)
    throw new AppError('BAD_USER_INPUT', 'invalidRequest', { field: 'translations' });
  return Object.fromEntries(entries);
}
