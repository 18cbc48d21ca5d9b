import { isDeepStrictEqual } from 'node:util';
import {
  type GraphQLInputType,
  type GraphQLObjectType,
  getNamedType,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Permission } from '../../rules/permissions.ts';
import { FEATURES } from '../features.ts';
import { type AccessRow, accessRows } from './access/access-table.ts';
import { schema } from './access/operation-text.ts';
import { buildCandidate, openSession } from './factories.ts';
import { graphql } from './requests.ts';
import { sharedTestApp } from './test-app.ts';

const app = sharedTestApp();

/** The permission that each type of private data needs, on every path to it. */
const PROTECTED: Readonly<Record<string, Permission | readonly Permission[]>> = {
  Account: 'EDIT_OWN_ACCOUNT',
  Session: 'KEEP_SESSIONS',
  SecondFactor: 'EDIT_OWN_ACCOUNT',
  Passkey: 'EDIT_OWN_ACCOUNT',
  AuthenticatorAppSetUp: 'EDIT_OWN_ACCOUNT',
  RetentionRun: 'MANAGE_SETTINGS',
  FailedMessage: 'MANAGE_SETTINGS',
  User: 'MANAGE_USERS',
  HeldOfficeRole: 'MANAGE_USERS',
  OfficerInvitation: 'MANAGE_USERS',
  AuditEntry: 'VIEW_AUDIT_LOG',
  ContactMessage: 'MANAGE_CONTACT_MESSAGES',
  RightsRequest: 'MANAGE_REQUESTS',
  RightsRequestDetails: 'MANAGE_REQUESTS',
  RightsRequestEntry: 'MANAGE_REQUESTS',
  RightsRequestCounts: 'MANAGE_REQUESTS',
  RequestOfficer: 'MANAGE_REQUESTS',
  OwnDonation: 'DONATE',
  DonationPrefill: 'DONATE',
  Donation: 'MANAGE_DONATIONS',
  DonationDetails: 'MANAGE_DONATIONS',
  DonationStatusChange: 'MANAGE_DONATIONS',
  DonationRefund: 'MANAGE_DONATIONS',
  DonationTotals: 'MANAGE_DONATIONS',
  DonationSumsType: 'MANAGE_DONATIONS',
  ManagedDonationType: 'MANAGE_DONATIONS',
  Hire: 'MANAGE_HALL_HIRE',
  CandidateCard: 'USE_MATRIMONIALS',
  OwnCandidate: 'USE_MATRIMONIALS',
  ManagedMember: 'MANAGE_MATRIMONIALS',
  ManagedCandidate: 'MANAGE_MATRIMONIALS',
  Interest: 'MANAGE_MATRIMONIALS',
  InterestParty: 'MANAGE_MATRIMONIALS',
  ImportRun: 'MANAGE_IMPORTS',
  ImportCounts: 'MANAGE_IMPORTS',
  ImportProblem: 'MANAGE_IMPORTS',
  SheetField: 'MANAGE_IMPORTS',
  SheetPreview: 'MANAGE_IMPORTS',
  SheetColumn: 'MANAGE_IMPORTS',
  SheetPreviewRows: 'MANAGE_IMPORTS',
  SheetUnknownValue: 'MANAGE_IMPORTS',
  ContentVisibility: 'MANAGE_CONTENT',
  ManagedContent: 'MANAGE_CONTENT',
  CommitteePlace: 'MANAGE_CONTENT',
  ManagedText: 'MANAGE_CONTENT',
  Revision: ['MANAGE_CONTENT', 'MANAGE_SETTINGS', 'MANAGE_DONATIONS'],
  RevisionChange: ['MANAGE_CONTENT', 'MANAGE_SETTINGS', 'MANAGE_DONATIONS'],
  Today: 'ENTER_OFFICE',
  WaitingTask: 'ENTER_OFFICE',
  ComingUp: 'ENTER_OFFICE',
  ContentCounts: 'MANAGE_CONTENT',
  ...Object.fromEntries(
    FEATURES.flatMap(({ kind }) => (kind ? [[`Managed${kind.entity.name}`, 'MANAGE_CONTENT'] as const] : [])),
  ),
  AddedBankStatement: 'MANAGE_DONATIONS',
  BankStatement: 'MANAGE_DONATIONS',
  CardEntry: 'MANAGE_DONATIONS',
  BankAccount: 'MANAGE_DONATIONS',
  BankLine: 'MANAGE_DONATIONS',
  Charge: ['MANAGE_CHARGES', 'MANAGE_DONATIONS'],
  ChargeMovement: ['MANAGE_CHARGES', 'MANAGE_DONATIONS'],
  ChargePage: 'MANAGE_CHARGES',
  BankChargeCandidate: 'MANAGE_DONATIONS',
  BankChargePayment: 'MANAGE_DONATIONS',
  BankSuggestion: 'MANAGE_DONATIONS',
  BankCandidate: 'MANAGE_DONATIONS',
  BankDonation: 'MANAGE_DONATIONS',
  BankDonationTextLanguages: 'MANAGE_DONATIONS',
  BankGiftSuggestion: 'MANAGE_DONATIONS',
  ReturnedPayment: 'MANAGE_DONATIONS',
  BankPayment: 'MANAGE_DONATIONS',
  BankLineCounts: 'MANAGE_DONATIONS',
  BankClaim: 'MANAGE_DONATIONS',
  BankBatch: 'MANAGE_DONATIONS',
  BankStatementPreview: 'MANAGE_DONATIONS',
  BankColumn: 'MANAGE_DONATIONS',
  BankLayout: 'MANAGE_DONATIONS',
  ListedDonor: 'MANAGE_DONATIONS',
  FoundDonor: 'MANAGE_DONATIONS',
  Donor: 'MANAGE_DONATIONS',
  DonorYear: 'MANAGE_DONATIONS',
  DonorMerge: 'MANAGE_DONATIONS',
  CashCount: 'MANAGE_DONATIONS',
  GiftAidDeclaration: 'MANAGE_DONATIONS',
  GiftAidDeclarationEntry: 'MANAGE_DONATIONS',
  PrintedGiftAidDeclaration: 'MANAGE_DONATIONS',
  OwnGiftAidDeclaration: 'DONATE',
  GiftAidSummary: 'MANAGE_DONATIONS',
  GiftAidSum: 'MANAGE_DONATIONS',
  GiftAidReasonSum: 'MANAGE_DONATIONS',
  GiftAidEnding: 'MANAGE_DONATIONS',
  GiftAidGift: 'MANAGE_DONATIONS',
  GiftAidClaim: 'MANAGE_DONATIONS',
  GiftAidClaimDetails: 'MANAGE_DONATIONS',
  GiftAidClaimEntry: 'MANAGE_DONATIONS',
  GiftAidSchedule: 'MANAGE_DONATIONS',
  GiftAidClaimGift: 'MANAGE_DONATIONS',
  CashEnvelope: 'MANAGE_DONATIONS',
  SmallYear: 'MANAGE_DONATIONS',
  SmallCollection: 'MANAGE_DONATIONS',
  OfferedCount: 'MANAGE_DONATIONS',
  OfferedGift: 'MANAGE_DONATIONS',
  SmallClaim: 'MANAGE_DONATIONS',
  CashCountDetails: 'MANAGE_DONATIONS',
  BankStatementOutcome: 'MANAGE_DONATIONS',
  UnreadableBankRow: 'MANAGE_DONATIONS',
  BankRow: 'MANAGE_DONATIONS',
  CardMoney: 'MANAGE_DONATIONS',
  RunningByCard: 'MANAGE_DONATIONS',
  Receipt: 'MANAGE_DONATIONS',
  ReceiptDonation: 'MANAGE_DONATIONS',
  ReceiptDonationTextLanguages: 'MANAGE_DONATIONS',
  PrintedReceipt: 'MANAGE_DONATIONS',
  DonationOutcome: 'MANAGE_DONATIONS',
  AssociationMember: 'MANAGE_DONATIONS',
  AssociationMemberTextLanguages: 'MANAGE_DONATIONS',
  MembershipCounts: 'MANAGE_DONATIONS',
  MembershipReminder: 'MANAGE_DONATIONS',
  MembershipReminders: 'MANAGE_DONATIONS',
  RemindedMember: 'MANAGE_DONATIONS',
  StandingOrder: 'MANAGE_DONATIONS',
  StandingOrderTextLanguages: 'MANAGE_DONATIONS',
  GiftAidGiftTextLanguages: 'MANAGE_DONATIONS',
  OfferedGiftTextLanguages: 'MANAGE_DONATIONS',
  ExpectedMonth: 'MANAGE_DONATIONS',
  ConfirmedBankLines: 'MANAGE_DONATIONS',
  ConfirmedBankLine: 'MANAGE_DONATIONS',
  DonorStatement: 'MANAGE_DONATIONS',
  DonorStatementSummary: 'MANAGE_DONATIONS',
  StatementHeadings: 'MANAGE_DONATIONS',
  StatementGift: 'MANAGE_DONATIONS',
  StatementSending: 'MANAGE_DONATIONS',
};

/** Types that visitors may read, or that only hold the requester's own data. */
const OPEN = [
  ...FEATURES.flatMap(({ kind }) => (kind ? [...withTexts(kind.entity.name), kind.graphql.page] : [])),
  ...[
    'MediaFile',
    'MediaSource',
    'Poster',
    'Viewer',
    'AccessToken',
    'SitePalette',
    'NightPalette',
    'SitePictures',
  ],
  ...['SearchGroup', 'SearchHit', 'SnippetPart'],
  // By its private link, and nothing of who gave it, nor where the card is.
  ...[...withTexts('Gift'), 'CardSubscription'],
  ...withTexts('DonationType'),
  ...['GiftAidOffer', 'GiftAidWording'],
  'SentRightsRequest',
  ...['SelectLists', ...['SelectOption', 'ProfileFor', 'SiteSettings'].flatMap(withTexts)],
];

/** A type and those that `addLanguages` adds to it. */
function withTexts(type: string): string[] {
  return [type, `${type}TextLanguages`, `${type}Translation`];
}

function rootField({ kind, name }: AccessRow) {
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  return root!.getFields()[name]!;
}

/** Every object type reachable from `type`. */
function reachableTypes(type: GraphQLObjectType, seen = new Set<string>()): Set<string> {
  if (seen.has(type.name)) return seen;
  seen.add(type.name);
  for (const field of Object.values(type.getFields())) {
    const named = getNamedType(field.type);
    if (isObjectType(named)) reachableTypes(named, seen);
  }
  return seen;
}

function operations(): AccessRow[] {
  return accessRows(app).filter(({ kind }) => kind !== 'route');
}

/** Object types with the permissions of the operations that reach them. */
function permissionsByType(): Map<string, Set<Permission>> {
  const ways = new Map<string, Set<Permission>>();
  for (const row of operations()) {
    const type = getNamedType(rootField(row).type);
    if (!isObjectType(type)) continue;
    for (const name of reachableTypes(type))
      ways.set(name, (ways.get(name) ?? new Set()).add(row.permission));
  }
  return ways;
}

/** The fields of an input object, or the name of a plain argument. */
function fieldsOf(type: GraphQLInputType, name: string): string[] {
  const named = getNamedType(type);
  return isInputObjectType(named) ? Object.keys(named.getFields()) : [name];
}

describe('the schema', () => {
  it('[AUTHZ-4] reaches a protected type only through operations with its permission', () => {
    const ways = permissionsByType();
    const wrong = Object.entries(PROTECTED)
      .map(([type, permissions]) => [type, [permissions].flat().sort(), [...(ways.get(type) ?? [])].sort()])
      .filter(([, permissions, found]) => !isDeepStrictEqual(permissions, found));
    expect(wrong).toEqual([]);
  });

  it('[AUTHZ-4] [gate] lets visitors reach only known public types; a new type must be listed here', () => {
    const ways = permissionsByType();
    const toVisitors = [...ways].filter(([, found]) => found.has('PUBLIC')).map(([type]) => type);
    expect(toVisitors.filter((type) => !OPEN.includes(type))).toEqual([]);
    const isKnown = (type: string) => OPEN.includes(type) || type in PROTECTED || /Page$/.test(type);
    const isTotal = (type: string) =>
      /^(Donation(Type|MonthTotals|TypeTotals)?|PaymentMethodTotals)(TextLanguages|Translation)?$/.test(type);
    expect([...ways.keys()].filter((type) => !isKnown(type) && !isTotal(type))).toEqual([]);
  });

  it('[AUTHZ-4] has no field for a password, hash or code, and one each for a token and an app’s secret, which are shown once', () => {
    const fields = Object.values(schema.getTypeMap())
      .filter(isObjectType)
      .filter(({ name }) => !name.startsWith('__') && name !== 'Mutation')
      .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`));
    const suspicious = fields.filter((field) => /\.(.*(password|hash|token|secret|otp)|code$)/i.test(field));
    expect(suspicious).toEqual(['AccessToken.token', 'AuthenticatorAppSetUp.secret']);
  });

  it('[AUTHZ-5] filters only by fields that the response shows', () => {
    const paging = ['page', 'pageSize', 'id', 'filter'];
    // Filters on shown fields under another name, or as a range; the specification requires the ages.
    const derivedFilters: Record<string, string[]> = {
      candidates: ['genders', 'ageFrom', 'ageTo'],
      // The kind is shown by the group; the language is that of the answer.
      siteSearch: ['kind', 'language'],
    };
    // Filters or orders by shown texts, the video link and the id.
    const generalFilters = ['search', 'playable', 'newestFirst'];
    const wrong = operations()
      .filter(
        (row) => row.kind === 'query' && ['PUBLIC', 'USE_MATRIMONIALS', 'DONATE'].includes(row.permission),
      )
      .flatMap((row) => {
        const field = rootField(row);
        const page = getNamedType(field.type);
        const items = isObjectType(page) && page.getFields().items;
        if (!items) return [];
        const shown = Object.keys((getNamedType(items.type) as GraphQLObjectType).getFields());
        const allowed = [...paging, ...generalFilters, ...shown, ...(derivedFilters[row.name] ?? [])];
        return field.args
          .flatMap((arg) => fieldsOf(arg.type, arg.name))
          .filter((name) => !allowed.includes(name))
          .map((name) => `${row.name} by ${name}`);
      });
    expect(wrong).toEqual([]);
  });
});

describe('the list of candidates', () => {
  const LIST = `query ($filter: CandidateFilterInput) {
    candidates(filter: $filter, pageSize: 100) { totalCount items { id firstName } } }`;

  it('[AUTHZ-5] neither counts nor lists candidates who are hidden', async () => {
    const own = await buildCandidate(app);
    const shown = await buildCandidate(app, { occupation: 'Astronomer' });
    for (const status of ['DEACTIVE', 'PENDING'] as const)
      await buildCandidate(app, { occupation: 'Astronomer' }, { status });
    const token = await openSession(app, { memberId: own.memberId });
    const variables = { filter: { occupation: 'Astronomer' } };
    const { data } = await graphql(app, { query: LIST, variables, token });
    expect(data.candidates.totalCount).toBe(1);
    expect(data.candidates.items.map(({ id }: { id: number }) => id)).toEqual([shown.id]);
  });

  it.each([
    'mobile',
    'email',
    'contactMobile',
    'caste',
    'religion',
    'address',
    'pincode',
    'lastName',
    'search',
    'sort',
  ])('[AUTHZ-5] has no filter or sort order by %s', async (name) => {
    const { memberId } = await buildCandidate(app);
    const token = await openSession(app, { memberId });
    const variables = { filter: { [name]: 'a' } };
    const { status, errors } = await graphql(app, { query: LIST, variables, token });
    expect([status, errors?.length]).toEqual([400, 1]);
  });
});
