import type { DataSource } from 'typeorm';
import type { InterestState } from '../../../../rules/candidate-states.ts';
import { writeStatement } from '../../../database/statement.ts';
import {
  type CardRowForMember,
  cardColumns,
  cardForMember,
  ifShown,
  type StoredCard,
} from './candidate-list.service.ts';
import { isOpenTo, nearness, showsContact, showsOwnWords, showsPhotos } from './visibility.ts';

type KnownState = Exclude<InterestState, 'WITHDRAWN'>;

/** What is on a candidate's page besides the card; what the candidate does not show to this member is empty. */
interface DetailsFields {
  aboutCandidate: string;
  hasSaidYesThemselves: boolean;
  /** The photos after the card's, in their order. */
  laterPhotoIds: number[];
  /** Of what the member's candidate has sent; null without. */
  sentState: KnownState | null;
  /** What the sender has added to it; empty for most. */
  sentLine: string;
  /** When the candidate is told of it; null once they are. */
  tellsAt: Date | null;
  /** Of what the member was told that the candidate has sent; null without. */
  receivedState: KnownState | null;
}

interface StoredDetails extends DetailsFields {
  hasContact: boolean;
  contactName: string;
  contactCountryCode: string;
  contactMobile: string;
}

/** A candidate's page as one particular member sees it. */
export interface CandidateDetailsRow extends DetailsFields {
  /** Null until both have said yes and the contacts are open. */
  contact: { name: string; countryCode: string; mobile: string } | null;
  card: CardRowForMember;
}

/** A value of an interest between the member's candidate and this one, unless its sender has taken it back. */
const ofInterest = (member: string, from: string, to: string, value: string, condition = 'true') => `
  (SELECT ${value} FROM candidate AS own JOIN interest
       ON interest.from_candidate_id = ${from}.id AND interest.to_candidate_id = ${to}.id
    WHERE own.member_id = ${member} AND interest.state <> 'WITHDRAWN' AND ${condition})`;

const ofSent = (member: string, value: string) => ofInterest(member, 'own', 'candidate', value);
const IS_TOLD = 'interest.told_at IS NOT NULL';

const detailsColumns = (member: string) => [
  ifShown(showsOwnWords('near.degree'), 'about_candidate', 'aboutCandidate'),
  // Nor does the page of one's own tell a family a pause from a yes that was taken back.
  `confirmation = 'GIVEN' AND NOT is_absent_by_themselves AS "hasSaidYesThemselves"`,
  `CASE WHEN ${showsPhotos('near.degree')} THEN ARRAY(
     SELECT later.photo_id FROM candidate_photo AS later WHERE later.candidate_id = candidate.id ORDER BY position)
   ELSE '{}' END AS "laterPhotoIds"`,
  `${ofSent(member, 'interest.state')} AS "sentState"`,
  `coalesce(${ofSent(member, 'interest.line')}, '') AS "sentLine"`,
  `${ofSent(member, `CASE WHEN NOT ${IS_TOLD} THEN interest.tells_at END`)} AS "tellsAt"`,
  `${ofInterest(member, 'candidate', 'own', 'interest.state', IS_TOLD)} AS "receivedState"`,
  `${showsContact('near.degree', member)} AS "hasContact"`,
  'contact_name AS "contactName"',
  'contact_country_code AS "contactCountryCode"',
  'contact_mobile AS "contactMobile"',
];

/** The page of one candidate. */
export class CandidateDetailsService {
  constructor(private readonly dataSource: DataSource) {}

  /** @returns null for an unknown id, for a candidate who is not listed, and where one has blocked the other */
  async find(id: number, memberId: number): Promise<CandidateDetailsRow | null> {
    const { sql, parameters } = writeStatement((bind) => {
      const member = bind(memberId);
      return `SELECT ${[...cardColumns(member), ...detailsColumns(member)].join(', ')}
        FROM candidate CROSS JOIN LATERAL (${nearness(member)}) AS near
       WHERE candidate.id = ${bind(id)} AND ${isOpenTo(member)}`;
    });
    const [row] = await this.dataSource.query<(StoredDetails & StoredCard)[]>(sql, parameters);
    return row ? present(row) : null;
  }
}

function present(row: StoredDetails & StoredCard): CandidateDetailsRow {
  const { aboutCandidate, hasSaidYesThemselves, laterPhotoIds, ...others } = row;
  const { sentState, sentLine, tellsAt, receivedState, ...withContact } = others;
  const { hasContact, contactName, contactCountryCode, contactMobile, ...card } = withContact;
  return {
    aboutCandidate,
    hasSaidYesThemselves,
    laterPhotoIds,
    sentState,
    sentLine,
    tellsAt,
    receivedState,
    contact: hasContact
      ? { name: contactName, countryCode: contactCountryCode, mobile: contactMobile }
      : null,
    card: cardForMember(card),
  };
}
