import fc from 'fast-check';
import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { candidateFields, PASSWORD } from '../factories.ts';
import { hostileValue } from './hostile-values.ts';

type Input = GraphQLArgument | GraphQLInputField;

/** What people would fill in, by the field's name, where its type alone does not say. */
const USUAL: Record<string, unknown> = {
  ...candidateFields(),
  name: 'Jayanti Vyas',
  description: 'Bring your own kite and string. The hall serves undhiyu and chikki from noon until sunset.',
  startsOn: '2027-01-14',
  link: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  login: 'nobody@example.org',
  password: PASSWORD,
  newPassword: '',
  currentPassword: PASSWORD,
  code: '12345',
  postcode: 'LE4 6XX',
  phone: '0116 496 0100',
  telephone: '0116 496 0100',
  website: '',
  amount: '25.50',
  fee: '25',
  subTypeId: 6,
  deposit: '100',
  charges: '',
  outstanding: '',
  date: '2027-03-06',
  agreedOn: '2026-12-01',
  day: 'Saturday',
  guests: '120',
  hours: '5',
  from: '14:00',
  to: '19:00',
  reference: 'SMJ-7K4M-2QXD',
  mapPosition: '52.6469, -1.1253',
  facebookUrl: '',
  instagramUrl: '',
  youtubeUrl: '',
  whatsappUrl: '',
  paymentUrl: 'https://pay.example.org/',
  year: 2027,
  month: 3,
  page: 1,
  pageSize: 10,
};

const smallNumber = fc.integer({ min: 1, max: 4 });

function serialText(text: unknown): fc.Arbitrary<unknown> {
  return typeof text === 'string' && text.includes('@')
    ? fc.uuid().map((id) => `${id}@example.org`)
    : fc.constant(text);
}

function usualOf(type: GraphQLInputType, name: string): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return usualOf(type.ofType, name);
  if (isListType(type)) return fc.array(usualOf(type.ofType, name), { maxLength: 3 });
  if (isInputObjectType(type)) return fc.record(recordOf(Object.values(type.getFields())));
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map((value) => value.name));
  if (name === 'idempotencyKey') return fc.uuid();
  if (name in USUAL) return serialText(USUAL[name]);
  if (type.name === 'Int') return smallNumber;
  if (type.name === 'Boolean') return fc.boolean();
  if (type.name === 'Upload') return fc.constant(null);
  return fc.constant(`Some ${name}`);
}

function recordOf(inputs: readonly Input[]): Record<string, fc.Arbitrary<unknown>> {
  return Object.fromEntries(inputs.map(({ name, type }) => [name, usualOf(type, name)]));
}

/** The ways to each value of the arguments, those inside an input too. */
function pathsOf(inputs: readonly Input[]): string[][] {
  return inputs.flatMap(({ name, type }) => {
    const inner = isNonNullType(type) ? type.ofType : type;
    if (!isInputObjectType(inner)) return [[name]];
    return [[name], ...pathsOf(Object.values(inner.getFields())).map((path) => [name, ...path])];
  });
}

/** The same arguments with one value replaced. */
function replaced(
  values: Record<string, unknown>,
  [key = '', ...rest]: string[],
  value: unknown,
): Record<string, unknown> {
  const inner = values[key];
  const isDeeper = rest.length > 0 && typeof inner === 'object' && inner !== null;
  return { ...values, [key]: isDeeper ? replaced(inner as Record<string, unknown>, rest, value) : value };
}

/** Values for an operation's arguments: as people fill them in, one to three of them as they should not be. */
export function argumentsOf(inputs: readonly Input[]): fc.Arbitrary<Record<string, unknown>> {
  const usual = fc.record(recordOf(inputs)) as fc.Arbitrary<Record<string, unknown>>;
  if (inputs.length === 0) return usual;
  const change = fc.tuple(fc.constantFrom(...pathsOf(inputs)), hostileValue);
  const spoilt = fc
    .tuple(usual, fc.array(change, { minLength: 1, maxLength: 3 }))
    .map(([values, changes]) =>
      changes.reduce((result, [path, value]) => replaced(result, path, value), values),
    );
  const wild = fc.dictionary(fc.constantFrom(...inputs.map(({ name }) => name), '__proto__'), hostileValue);
  return fc.oneof({ weight: 3, arbitrary: usual }, { weight: 6, arbitrary: spoilt }, wild);
}
