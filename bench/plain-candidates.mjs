// A member's filtered page of candidates for Apollo alone: the member of the session, and the same SQL as Samaj's, by
// its own service, so that all the rest is compared.
import { createHash } from 'node:crypto';
import { CandidateListService } from '../server/features/matrimonial/candidates/candidate-list.service.ts';
import { presentFile } from './plain-events.mjs';

const MEMBER = `
  SELECT member.id FROM session JOIN member ON member.id = session.member_id AND member.status = 'ACTIVE'
   WHERE session.token_hash = $1 AND session.expires_at > now()`;

/** @returns the signed-in member, or undefined */
export async function findMember(pool, { authorization = '' }) {
  const hash = createHash('sha256').update(authorization.replace('Bearer ', '')).digest();
  const { rows } = await pool.query(MEMBER, [hash]);
  return rows[0];
}

/** @returns the photos by the ids of their files */
async function readPhotos(query, cards) {
  const ids = cards.flatMap(({ photoId }) => photoId ?? []);
  const rows = ids.length > 0 ? await query('SELECT * FROM media_file WHERE id = ANY ($1)', [ids]) : [];
  return new Map(rows.map((row) => [row.id, { ...presentFile(row), poster: null }]));
}

/** @returns the resolver of `candidates` */
export function candidatesResolver(pool) {
  const query = async (sql, parameters) => (await pool.query(sql, parameters)).rows;
  const list = new CandidateListService({ query });
  return async ({ filter, show, order, page, pageSize }, { member }) => {
    const asked = { filter, memberId: member.id };
    const offset = (page - 1) * pageSize;
    const { items, totalCount } = await list.find({ ...asked, show, order }, { limit: pageSize, offset });
    const photos = await readPhotos(query, items);
    return {
      items: items.map((card) => ({
        ...card,
        isOwn: card.memberId === member.id,
        photo: photos.get(card.photoId) ?? null,
      })),
      totalCount,
      newCount: () => list.count({ ...asked, show: 'NEW' }),
      interestedCount: () => list.count({ ...asked, show: 'INTERESTED' }),
      asideCount: () => list.count({ ...asked, show: 'ASIDE' }),
    };
  };
}
