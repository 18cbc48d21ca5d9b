import type { z } from 'zod';
import { donorRules } from './donors.ts';
import { earlierDeclarationRules } from './gift-aid.ts';
import { britishPostcode } from './gift-aid-texts.ts';
import { validate } from './validation.ts';
import { writtenCover, writtenDeclarationMethod } from './written-declarations.ts';

/** A row of a list of donors, all of it texts that may be empty. */
export interface EarlierFields {
  title: string;
  firstName: string;
  lastName: string;
  name: string;
  email: string;
  phone: string;
  house: string;
  address: string;
  town: string;
  postcode: string;
  declaredOn: string;
  cover: string;
  declarationMethod: string;
  cancelledOn: string;
  /** Which donor of the books it is, as somebody has said, or {@link writtenDonor}. */
  donor: string;
}

/** All of it as texts, of a row that has only some. */
export function earlierFields(row: Readonly<Record<string, unknown>>): EarlierFields {
  const keys = [
    ...['title', 'firstName', 'lastName', 'name', 'email', 'phone', 'house', 'address', 'town', 'postcode'],
    ...['declaredOn', 'cover', 'declarationMethod', 'cancelledOn', 'donor'],
  ];
  return Object.fromEntries(
    keys.map((key) => [key, String(row[key] ?? '').trim()]),
  ) as unknown as EarlierFields;
}

/** As the tax office's schedule has it for a home abroad. */
const ABROAD = 'X';

export type EarlierDonor = Omit<z.output<typeof donorRules>, 'language'>;
export type EarlierDeclaration = z.output<typeof earlierDeclarationRules>;

/** What a donor is called: as the list says, or by the first and last name. */
export function nameOf({ name, firstName, lastName }: Partial<EarlierFields>): string {
  return name || [firstName, lastName].filter(Boolean).join(' ');
}

/** What is asked about when several donors may be meant. */
export function writtenDonor(fields: Partial<EarlierFields>): string {
  const told = [nameOf(fields), fields.email, fields.postcode].filter(Boolean).join(', ');
  // A choice begins so.
  return told.replace(/^#+/, '');
}

/** Whether a row has a declaration, or something of one. */
export function hasDeclaration({
  declaredOn,
  cover,
  declarationMethod,
  cancelledOn,
}: Partial<EarlierFields>): boolean {
  return [declaredOn, cover, declarationMethod, cancelledOn].some(Boolean);
}

const words = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s,.]+/)
    .join(' ')
    .trim();

/** Whether the last part of an address, after a comma or on a line of its own, is the town. */
function endsWithTown(address: string, town: string): boolean {
  const last = address.split(/[,\n]/).map(words).filter(Boolean).at(-1);
  return last === words(town);
}

/** The lines of an address; a number stands before its street, unless the street has it already. The town ends it, once. */
function addressOf({ house, address, town }: EarlierFields): string {
  const isThere = ` ${words(address)} `.startsWith(` ${words(house)} `);
  const isNumber = /^\d+\p{L}?$/u.test(house);
  const lines = isThere || !house ? [address] : isNumber ? [`${house} ${address}`.trim()] : [house, address];
  return [...lines, endsWithTown(address, town) ? '' : town].filter(Boolean).join('\n');
}

/** @throws AppError BAD_USER_INPUT */
export function donorOf(fields: EarlierFields): EarlierDonor {
  const { email, phone, postcode } = fields;
  const isAbroad = postcode.toUpperCase() === ABROAD;
  const { language: _none, ...donor } = validate(donorRules, {
    ...{
      kind: 'PERSON',
      name: nameOf(fields),
      address: addressOf(fields),
      email,
      phone,
      note: '',
      language: '',
    },
    postcode: isAbroad ? '' : (britishPostcode(postcode) ?? postcode),
  });
  return { ...donor, email: donor.email.toLowerCase() };
}

/** @throws AppError BAD_USER_INPUT for one of which the tax office would not take something */
export function declarationOf(fields: EarlierFields): EarlierDeclaration | undefined {
  if (!hasDeclaration(fields)) return undefined;
  const { title, firstName, lastName, house, postcode, declaredOn, cancelledOn } = fields;
  return validate(earlierDeclarationRules, {
    ...{ title, firstName, lastName, house, postcode, declaredOn, cancelledOn },
    livesAbroad: postcode.toUpperCase() === ABROAD,
    cover: writtenCover(fields.cover),
    declarationMethod: writtenDeclarationMethod(fields.declarationMethod),
  } as z.input<typeof earlierDeclarationRules>);
}
