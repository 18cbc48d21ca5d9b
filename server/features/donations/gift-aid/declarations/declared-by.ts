/**
 * SQL of a subquery `declared`: each declaration with `giver_id`, the donor whose gifts it is for. That is who made it, or
 * whom they were put together with.
 */
export const DECLARED = `(
  WITH RECURSIVE chain AS (
    SELECT id AS declared_by_id, id AS giver_id, merged_into_id FROM donor
     WHERE id IN (SELECT donor_id FROM gift_aid_declaration)
    UNION ALL
    SELECT chain.declared_by_id, donor.id, donor.merged_into_id
      FROM chain JOIN donor ON donor.id = chain.merged_into_id)
  SELECT declaration.*, chain.giver_id
    FROM gift_aid_declaration declaration JOIN chain ON chain.declared_by_id = declaration.donor_id
   WHERE chain.merged_into_id IS NULL) declared`;
