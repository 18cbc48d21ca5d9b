import { DonationColumn } from '../../../rules/donation-states.ts';
import { AppError } from '../../../rules/errors.ts';
import { MESSAGES } from '../../../rules/messages.ts';
import { amountOf } from '../../../rules/money.ts';
import { hasPermission, Permission } from '../../../rules/permissions.ts';
import {
  type AnswerSchema,
  listOf,
  NUMBER,
  oneText,
  record,
  TEXT,
  WHOLE_NUMBER,
} from '../../ways-in/rest/answer-schemas.ts';
import { parseId } from '../../ways-in/rest/legacy-body.ts';
import { type LegacyRoute, legacyRoute } from '../../ways-in/rest/legacy-route.ts';
import type { UserService } from '../accounts/user.service.ts';
import type { Donation } from '../ledger/donation.entity.ts';
import type { DonationSubType } from '../ledger/donation-types/donation-sub-type.entity.ts';
import type { DonationTypeService } from '../ledger/donation-types/donation-type.service.ts';
import type { DonationService } from './donation.service.ts';

/** The legacy keys of the three columns; the position of a column plus 1 is its `dnTypeID`. */
const CELLS = [
  { column: DonationColumn.MEMBERSHIP, name: 'memFees', id: 'memFeesID' },
  { column: DonationColumn.FESTIVAL, name: 'festAdv', id: 'festAdvID' },
  { column: DonationColumn.HALL_AND_OTHER, name: 'hallHire', id: 'hallHireID' },
] as const;

const TABLE_ROW = record(
  Object.fromEntries(
    CELLS.flatMap(({ name, id }): [string, AnswerSchema][] => [
      [name, TEXT],
      [id, WHOLE_NUMBER],
    ]),
  ),
);

const TYPE = record({ subDnTypeID: WHOLE_NUMBER, subDnType: TEXT, dnTypeID: WHOLE_NUMBER, feesAmt: NUMBER });

const DONATION = record({
  donerID: WHOLE_NUMBER,
  subDnTypeID: WHOLE_NUMBER,
  subDnType: TEXT,
  donerName: TEXT,
  phoneNo: TEXT,
  email: TEXT,
  message: TEXT,
  donatAmt: NUMBER,
});

/** Old clients expect amounts in pounds. */
const pounds = (pence: number | null) => amountOf(pence ?? 0);

/** The three-column table, row by row; a missing cell is `""` and 0. */
function tableOf(types: readonly DonationSubType[]) {
  const columns = CELLS.map((cell) => ({
    ...cell,
    types: types.filter(({ column }) => column === cell.column),
  }));
  const rowCount = Math.max(...columns.map((column) => column.types.length));
  return Array.from({ length: rowCount }, (_, row) =>
    Object.fromEntries(
      columns.flatMap(({ name, id, types: cells }) => [
        [name, cells[row]?.name ?? ''],
        [id, cells[row]?.id ?? 0],
      ]),
    ),
  );
}

function presentType({ id, name, column, feePence }: DonationSubType) {
  const dnTypeID = CELLS.findIndex((cell) => cell.column === column) + 1;
  return { subDnTypeID: id, subDnType: name, dnTypeID, feesAmt: pounds(feePence) };
}

function presentDonation({
  id,
  subTypeId,
  typeName,
  donorName,
  phone,
  email,
  message,
  amountPence,
}: Donation) {
  const type = { subDnTypeID: subTypeId, subDnType: typeName };
  return {
    donerID: id,
    ...type,
    donerName: donorName,
    phoneNo: phone,
    email,
    message,
    donatAmt: pounds(amountPence),
  };
}

/** The calls for types, the form's initial values, and saving. */
export function donationRoutes(
  donations: DonationService,
  types: DonationTypeService,
  users: UserService,
): LegacyRoute[] {
  const activeTypes = async (id: number) =>
    (await types.list({ isActive: true })).filter((type) => id === 0 || type.id === id);

  return [
    legacyRoute({
      method: 'GET',
      path: '/api/donpayment/getdontype/:id',
      permission: Permission.DONATE,
      summary: 'The three-column table of what can be paid or given for',
      answer: listOf(TABLE_ROW),
      handle: async ({ params }) => tableOf(await activeTypes(parseId(params.id))),
    }),
    legacyRoute({
      method: 'GET',
      path: '/api/donpayment/getsubdontype/:id',
      permission: Permission.DONATE,
      summary: 'The type of that id, or all for 0; fees in pounds, 0 where the donor chooses',
      answer: listOf(TYPE),
      handle: async ({ params }) => (await activeTypes(parseId(params.id))).map(presentType),
    }),
    legacyRoute({
      method: 'GET',
      path: '/api/donpayment/getdonerinfo/0/:userId/:subTypeId',
      permission: Permission.DONATE,
      summary:
        "The newest donation of that kind, or the user's own details with donerID 0 (own; who keeps donations any donor's, who keeps accounts any)",
      answer: listOf(DONATION),
      async handle({ params, context }) {
        const userId = parseId(params.userId);
        const subTypeId = parseId(params.subTypeId);
        const viewer = await context.viewer();
        if (userId !== viewer.userId && !hasPermission(viewer, Permission.MANAGE_DONATIONS))
          throw new AppError('FORBIDDEN', 'forbidden');
        if (userId !== viewer.userId) {
          // Keeping the donations shows donors, and not everybody who has an account.
          const maySee = hasPermission(viewer, Permission.MANAGE_USERS) || (await donations.hasGiven(userId));
          if (!maySee) return [];
          await users.recordRead(viewer, userId);
        }
        const newest = await donations.newest(userId, subTypeId);
        if (newest) return [presentDonation(newest)];
        const [type] = subTypeId > 0 ? await activeTypes(subTypeId) : [];
        const user = await users.contactOf(userId);
        if (!type || !user) return [];
        const { subDnTypeID, subDnType, feesAmt } = presentType(type);
        return [
          {
            donerID: 0,
            subDnTypeID,
            subDnType,
            donerName: user.name,
            phoneNo: user.mobile,
            email: user.email,
            message: '',
            donatAmt: feesAmt,
          },
        ];
      },
    }),
    {
      method: 'POST',
      path: '/api/donpayment/savedata',
      permission: Permission.DONATE,
      summary: 'Makes a donation as oneself; DonerID is 0, UserID and Status are ignored',
      accepts: [],
      fields: {
        DonerID: 'number',
        SubDnTypeID: 'number',
        DonerName: 'text',
        PhoneNo: 'text',
        Email: 'text',
        DonatAmt: 'text',
        Message: 'text',
        Status: 'ignored',
        UserID: 'ignored',
      },
      answer: oneText(MESSAGES.savedSuccessfully),
      async handle({ body, context }) {
        const fields = {
          subTypeId: body.integer('SubDnTypeID'),
          donorName: body.text('DonerName'),
          amount: body.text('DonatAmt'),
          email: body.text('Email'),
          phone: body.text('PhoneNo'),
          message: body.text('Message'),
        };
        // Donations cannot be edited, so every other id is treated as unknown.
        if (body.integer('DonerID') !== 0) throw new AppError('NOT_FOUND', 'internalError');
        await donations.donateWithoutKey(await context.viewer(), fields, context.ip);
        return MESSAGES.savedSuccessfully;
      },
    },
  ];
}
