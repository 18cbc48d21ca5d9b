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
import { hostileInteger, hostileText, hostileValue } from './hostile-values.ts';

type Input = GraphQLArgument | GraphQLInputField;

/** Valid values (or arbitraries) by field name or `Input.field`. */
export type ValidValues = Readonly<Record<string, unknown>>;

const { pincode: postcode, ...profile } = candidateFields();

const VALID: ValidValues = {
  ...profile,
  pincode: postcode,
  postcode,
  email: fc.uuid().map((name) => `${name}@example.org`),
  name: fc.uuid().map((serial) => `Some ${serial.slice(0, 12)}`),
  value: fc.uuid(),
  idempotencyKey: fc.uuid(),
  description: 'Bring your own kite and string. The hall serves undhiyu and chikki from noon until sunset.',
  startsOn: '2027-01-14',
  endsOn: '2027-01-15',
  fromTime: '10:00',
  toTime: '12:00',
  mapLink: 'https://www.openstreetmap.org/node/1',
  toDay: '2027-01-20',
  'DateChangeInput.day': '2027-01-14',
  'SeriesInput.until': '2027-03-14',
  'SeriesInput.leftOut': '2027-02-01',
  'whatsOn.from': '2027-01-01',
  'whatsOn.to': '2027-01-31',
  firstDay: fc.constantFrom('2027-03-06', '2027-03-28', '2027-10-31'),
  until: '2027-12-31',
  leftOut: fc.constantFrom([], ['2027-11-07']),
  weekdays: [],
  interval: fc.integer({ min: 1, max: 4 }),
  roomIds: [1],
  contactEmail: '',
  contactPhone: '0116 496 0100',
  begin: '2027-03-01T00:00:00.000Z',
  end: '2027-04-01T00:00:00.000Z',
  'RoomInput.opening': [],
  'RoomInput.prices': [],
  fileType: 'IMAGE',
  'HomeVideoInput.fileType': 'YOUTUBE',
  'VideoLinkInput.fileType': 'YOUTUBE',
  'PdfDocumentInput.fileType': 'PDF',
  link: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  password: PASSWORD,
  newPassword: '',
  currentPassword: PASSWORD,
  mobile: fc.integer({ min: 7_711_000_000, max: 7_711_999_999 }).map(String),
  code: '123456',
  phone: '0116 496 0100',
  telephone: '0116 496 0100',
  website: '',
  amount: '25.50',
  fee: '25',
  subTypeId: 6,
  guests: '120',
  hours: '5',
  day: 'Saturday',
  deposit: '100',
  charges: '',
  outstanding: '',
  date: fc.constantFrom('2027-03-06', '2027-03-07', '2027-10-31'),
  agreedOn: '2026-12-01',
  from: '14:00',
  to: '19:00',
  'ReplyInput.day': '2090-01-01',
  'OfficeReplyInput.day': '2090-01-01',
  'eventReplies.day': '2090-01-01',
  'replies.day': '2090-01-01',
  'kitchenSheet.day': '2090-01-01',
  'doorList.day': '2090-01-01',
  'tickArrivals.day': '2090-01-01',
  'eventRepliesBetween.from': '2090-01-01',
  'eventRepliesBetween.to': '2090-02-01',
  opensOn: '2026-01-01',
  device: 'phone-at-the-door',
  letterLanguage: 'en',
  'donationTotals.from': '2026-01-01',
  'donationTotals.to': '2027-01-01',
  'DonationFilterInput.from': '2026-01-01',
  'DonationFilterInput.to': '2027-01-01',
  'ChargePaymentInput.day': '2026-11-02',
  'ChargeReturnInput.day': '2026-11-02',
  'ChargeKeptInput.day': '2026-11-02',
  ageFrom: 20,
  ageTo: 60,
  search: 'vyas',
  reference: 'SMJ-7K4M-2QXD',
  mapPosition: '52.6469, -1.1253',
  facebookUrl: '',
  instagramUrl: '',
  youtubeUrl: '',
  whatsappUrl: '',
  paymentUrl: 'https://pay.example.org/',
  bankAccountName: 'Shree Samaj',
  bankSortCode: '20-00-00',
  bankAccountNumber: '12345678',
  bankIban: 'DE89370400440532013000',
  bankBic: 'COBADEFFXXX',
  suggestedAmounts: '11, 21, 51',
  effects: '51: Lunch for seventeen people',
  useOfDonations: '9800: Festivals',
  'SponsorOfferInput.firstDay': '2027-01-14',
  lastDay: '2027-01-20',
  slots: 'Morning arti\nEvening arti',
  'sponsorChoice.day': '2027-01-14',
  'SponsorInput.day': '2027-01-14',
  'EnteredSponsorInput.day': '2027-01-14',
  'sponsorOffer.month': '2027-01',
  'SponsorshipFilterInput.from': '2027-01-01',
  'SponsorshipFilterInput.to': '2027-12-31',
  year: 2027,
  month: 3,
  page: 1,
  pageSize: 10,
};

/** Optional fields of a save: without them it creates a new record. */
const RECORD_KEYS = ['id', 'version'];

/** Builds values for one operation's arguments. */
class Arguments {
  constructor(private readonly known: ValidValues) {}

  validValue(type: GraphQLInputType, parent: string, name: string): fc.Arbitrary<unknown> {
    if (isNonNullType(type)) return this.validValue(type.ofType, parent, name);
    if (isListType(type)) return fc.array(this.validValue(type.ofType, parent, name), { maxLength: 3 });
    if (isInputObjectType(type)) return this.validRecord(Object.values(type.getFields()), type.name);
    const value = this.known[`${parent}.${name}`] ?? this.known[name];
    if (value instanceof fc.Arbitrary) return value;
    if (value !== undefined) return fc.constant(value);
    if (isEnumType(type)) return fc.constantFrom(...type.getValues().map((entry) => entry.name));
    if (type.name === 'Int') return fc.integer({ min: 1, max: 3 });
    if (type.name === 'Boolean') return fc.boolean();
    return fc.constant(type.name === 'Upload' ? null : `Some ${name}`);
  }

  /** Optional fields are often omitted. */
  validRecord(inputs: readonly Input[], parent: string): fc.Arbitrary<Record<string, unknown>> {
    const values = inputs.map(({ name, type }) => {
      const value = this.validValue(type, parent, name);
      const isOptional = RECORD_KEYS.includes(name) && !isNonNullType(type);
      return [name, isOptional ? fc.option(value, { freq: 1 }) : value] as const;
    });
    const requiredKeys = inputs.filter(({ type }) => isNonNullType(type)).map(({ name }) => name);
    return fc.record(Object.fromEntries(values), { requiredKeys });
  }
}

type Change = readonly [path: string[], value: unknown];

/** Mostly of the right type, so that the value passes the schema and reaches the rules. */
function hostileOf(type: GraphQLInputType): fc.Arbitrary<unknown> {
  const named = isNonNullType(type) ? type.ofType : type;
  if (isListType(named)) return fc.oneof(fc.array(hostileOf(named.ofType), { maxLength: 5 }), hostileValue);
  if (isInputObjectType(named) || isEnumType(named)) return hostileValue;
  if (named.name === 'String') return fc.oneof({ weight: 5, arbitrary: hostileText }, hostileValue);
  if (named.name === 'Int') return fc.oneof({ weight: 5, arbitrary: hostileInteger }, hostileValue);
  return hostileValue;
}

/** For each argument or input field, a hostile value in its place. */
function changesOf(inputs: readonly Input[], way: string[] = []): fc.Arbitrary<Change>[] {
  return inputs.flatMap(({ name, type }) => {
    const path = [...way, name];
    const inner = isNonNullType(type) ? type.ofType : type;
    if (isInputObjectType(inner)) return changesOf(Object.values(inner.getFields()), path);
    return [hostileOf(type).map((value): Change => [path, value])];
  });
}

function replaced(
  values: Record<string, unknown>,
  [key = '', ...rest]: string[],
  value: unknown,
): Record<string, unknown> {
  const inner = values[key];
  const isDeeper = rest.length > 0 && typeof inner === 'object' && inner !== null;
  return { ...values, [key]: isDeeper ? replaced(inner as Record<string, unknown>, rest, value) : value };
}

/**
 * Values for an operation's arguments: all valid, with one to three hostile values, or anything at all.
 * @param known further valid values, such as those of existing records
 */
export function argumentsOf(
  operation: string,
  inputs: readonly Input[],
  known: ValidValues = {},
): fc.Arbitrary<Record<string, unknown>> {
  const valid = new Arguments({ ...VALID, ...known }).validRecord(inputs, operation);
  if (inputs.length === 0) return valid;
  const changes = fc.array(fc.oneof(...changesOf(inputs)), { minLength: 1, maxLength: 3 });
  const invalid = fc
    .tuple(valid, changes)
    .map(([values, list]) => list.reduce((result, [path, value]) => replaced(result, path, value), values));
  const wild = fc.dictionary(fc.constantFrom(...inputs.map(({ name }) => name), '__proto__'), hostileValue);
  return fc.oneof({ weight: 5, arbitrary: valid }, { weight: 10, arbitrary: invalid }, wild);
}
