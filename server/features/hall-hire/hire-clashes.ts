/**
 * SQL: the request with that alias is at the same time as another request for one of its rooms, or as what takes one; itself
 * it takes none. The times for cleaning and the rooms that others take with them count once it is accepted.
 */
export const isHireClashing = (hire: string) => `(
  EXISTS (SELECT FROM hall_hire other
           WHERE other.id <> ${hire}.id AND other.status = 'REQUESTED' AND other.room_ids && ${hire}.room_ids
             AND other.starts_at < ${hire}.ends_at AND other.ends_at > ${hire}.starts_at)
  OR EXISTS (SELECT FROM occupancy
              WHERE occupancy.room_id = ANY (${hire}.room_ids)
                AND occupancy.starts_at < ${hire}.ends_at AND occupancy.ends_at > ${hire}.starts_at))`;
