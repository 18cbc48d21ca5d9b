import { readFileSync } from 'node:fs';
import { gql } from '@apollo/client';
import { buildSchema, isNonNullType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createCache } from './cache.ts';

/** Types whose id belongs to one record, which says the same wherever it is shown. */
const WITH_AN_ID_OF_THEIR_OWN = new Set(
  `Passkey Session User Revision AuditEntry CommitteePlace CommitteeMember ContactMessage PdfDocument BankLine
  BankDonation BankPayment BankClaim BankAccount BankStatement DonationType Donation DonationDetails DonationStatusChange
  CardEntry DonationRefund ManagedDonationType CashCount CashCountDetails CashEnvelope ListedDonor
  FoundDonor Donor DonorMerge GiftAidClaim GiftAidClaimDetails GiftAidGift GiftAidDeclaration
  PrintedGiftAidDeclaration OwnGiftAidDeclaration SmallCollection OfferedCount SmallClaim Receipt ReceiptDonation
  PrintedReceipt Event Hire HomeVideo ImportRun CandidateCard OwnCandidate Interest ManagedMember ManagedCandidate Notice
  PoojaSeva RightsRequest RightsRequestDetails RightsRequestEntry RequestOfficer SelectOption ProfileFor VideoLink
  ConfirmedBankLine CardMoney FailedMessage Charge OwnHireCharge BankChargePayment RoomBooking Room EventRoom Diet Reply ReplyDiet
  ManagedSponsorOffer Sponsorship ShownSponsorOffer OwnInterest Introduction IntroductionDetails IntroductionNote
  IntroductionOfficer IntroducedCandidate CandidateReport BlockedMember OwnCandidateReport CandidateSignIn RoomPhoto`.split(
    /\s+/,
  ),
);

/** Types with an `id`, and whether all of them have one. */
const TYPES_WITH_IDS = Object.values(
  buildSchema(readFileSync('schema.graphql', 'utf8')).getTypeMap(),
).flatMap((type) => {
  const id = isObjectType(type) && type.getFields().id;
  return id ? [{ name: type.name, isAlways: isNonNullType(id.type) }] : [];
});

const NOTICE = gql`
  query Notice($language: String) {
    notice(id: 7, language: $language) {
      id
      language
      name
    }
  }
`;

it('[D83] an item in one language does not take the place of the same in another', () => {
  const cache = createCache();
  const NAMES = { en: 'Picnic', gu: 'પિકનિક' };
  for (const [language, name] of Object.entries(NAMES))
    cache.writeQuery({
      query: NOTICE,
      variables: { language },
      data: { notice: { __typename: 'Notice', id: 7, language, name } },
    });
  const read = (language: string) =>
    cache.readQuery<{ notice: { name: string } }>({ query: NOTICE, variables: { language } });
  expect([read('en')?.notice.name, read('gu')?.notice.name]).toEqual(['Picnic', 'પિકનિક']);
});

it('[D83] what has a language but no number of its own stays with what it belongs to', () => {
  const query = gql`
    query {
      notices {
        id
        language
        translations {
          language
          name
        }
      }
    }
  `;
  const notices = ['Picnic', 'Garba'].map((name, index) => ({
    ...{ __typename: 'Notice', id: index + 1, language: 'en' },
    translations: [{ __typename: 'NoticeTranslation', language: 'en', name }],
  }));
  const cache = createCache();
  cache.writeQuery({ query, data: { notices } });
  expect(cache.readQuery({ query })).toEqual({ notices });
});

const isCachedById = (name: string) => createCache().identify({ __typename: name, id: 4 }) !== undefined;

describe("the browser's cache", () => {
  it.each(TYPES_WITH_IDS)(
    '[D104] takes the id of a $name for its own only where it is',
    ({ name, isAlways }) => {
      // A new type with an id: say above that no two of it share one, or give it `keyFields: false` in the cache.
      expect(isCachedById(name)).toBe(WITH_AN_ID_OF_THEIR_OWN.has(name) && isAlways);
    },
  );

  it('[D104] names no type that is gone', () => {
    const names = TYPES_WITH_IDS.map(({ name }) => name);
    expect([...WITH_AN_ID_OF_THEIR_OWN].filter((name) => !names.includes(name))).toEqual([]);
  });

  it('[D104] keeps apart what waits and what comes under the same number', () => {
    const query = gql`
      query {
        today {
          waiting { kind id name }
          coming { kind id subject name }
        }
      }
    `;
    const waiting = [
      { __typename: 'WaitingTask', kind: 'HIRE_REQUEST', id: 4, name: 'Wedding' },
      { __typename: 'WaitingTask', kind: 'RIGHTS_REQUEST', id: 4, name: 'SMJ-7K4M' },
    ];
    const coming = [
      { __typename: 'ComingUp', kind: 'SHOWN', id: 4, subject: 'notice', name: 'Diwali' },
      { __typename: 'ComingUp', kind: 'GONE', id: 4, subject: 'notice', name: 'Diwali' },
      { __typename: 'ComingUp', kind: 'SHOWN', id: 4, subject: 'event', name: 'Garba' },
    ];
    const cache = createCache();
    cache.writeQuery({ query, data: { today: { __typename: 'Today', waiting, coming } } });
    expect(cache.readQuery({ query })).toMatchObject({ today: { waiting, coming } });
  });
});
