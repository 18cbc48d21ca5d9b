import { AppError } from '../../../../rules/errors.ts';
import { MESSAGES, type MessageKey } from '../../../../rules/messages.ts';
import { Permission } from '../../../../rules/permissions.ts';
import { listOf, oneOfTexts, record, TEXT, WHOLE_NUMBER } from '../../../ways-in/rest/answer-schemas.ts';
import { parseId } from '../../../ways-in/rest/legacy-body.ts';
import { type LegacyRoute, legacyRoute } from '../../../ways-in/rest/legacy-route.ts';
import type { InterestAnswer, InterestParty, InterestService } from './interest.service.ts';

const ANSWERS: Record<InterestAnswer, string> = { SUCCESS: 'success', CREATE_PROFILE: 'create profile' };

const REFUSALS = [
  'ownProfile',
  'interestNeedsYes',
  'interestNeedsReturn',
  'interestNotShown',
  'interestLimit',
  'candidateOnly',
] as const satisfies MessageKey[];

const INTEREST = record({
  profileID: WHOLE_NUMBER,
  firstName: TEXT,
  middleName: TEXT,
  lastName: TEXT,
  contactMobNo: TEXT,
  contactName: TEXT,
  filterVal: TEXT,
  int_FirstName: TEXT,
  int_MiddleName: TEXT,
  int_LastName: TEXT,
  int_ContactMobNo: TEXT,
  int_ContactName: TEXT,
  int_FilterVal: TEXT,
  int_ProfileID: WHOLE_NUMBER,
});

function present(party: InterestParty) {
  const { firstName, middleName, lastName, contactMobile, contactName } = party;
  const columns = [firstName, middleName, lastName, contactMobile, contactName];
  // Old clients search in this text; it contains what their columns show.
  const filterVal = columns.join(' ').toLowerCase();
  return { firstName, middleName, lastName, contactMobNo: contactMobile, contactName, filterVal };
}

function presentOther(party: InterestParty) {
  const { firstName, middleName, lastName, contactMobNo, contactName, filterVal } = present(party);
  return {
    int_FirstName: firstName,
    int_MiddleName: middleName,
    int_LastName: lastName,
    int_ContactMobNo: contactMobNo,
    int_ContactName: contactName,
    int_FilterVal: filterVal,
    int_ProfileID: party.memberId,
  };
}

/** The calls of `api/matrimonial/*` that concern interests. */
export function interestRoutes(interests: InterestService): LegacyRoute[] {
  return [
    legacyRoute({
      method: 'GET',
      path: '/api/matrimonial/saveintrested/:profileId/:candidateId',
      permission: Permission.USE_MATRIMONIALS,
      summary: "Tells the community of a member's interest: 'success', 'create profile' or another text",
      writesByGet: true,
      answer: oneOfTexts([...Object.values(ANSWERS), ...REFUSALS.map((key) => MESSAGES[key])]),
      async handle({ params, context }) {
        const viewer = await context.viewer();
        if (parseId(params.profileId) !== viewer.memberId) throw new AppError('NOT_FOUND', 'somethingWrong');
        try {
          return ANSWERS[await interests.express(viewer, parseId(params.candidateId))];
        } catch (error) {
          // Old clients expect these refusals as an ordinary answer, whose text they show.
          if (error instanceof AppError && REFUSALS.some((key) => key === error.messageKey))
            return error.message;
          throw error;
        }
      },
    }),
    {
      method: 'GET',
      path: '/api/matrimonial/getintestprofiledt',
      permission: Permission.MANAGE_MATRIMONIALS,
      summary: 'Who is interested in whom, newest first',
      answer: listOf(INTEREST),
      async handle({ context }) {
        const pairs = await interests.listAll(await context.viewer());
        return pairs.map(({ from, to }) => ({
          profileID: from.memberId,
          ...present(from),
          ...presentOther(to),
        }));
      },
    },
  ];
}
