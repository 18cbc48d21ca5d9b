/**
 * SQL of a subquery `declared`: each declaration with `giver_id`, the donor whose gifts it is for. That is who made it, or
 * whom they were put together with.
 */
export const DECLARED = `(
  SELECT declaration.*, root.root_id AS giver_id
    FROM gift_aid_declaration declaration JOIN donor_root root ON root.donor_id = declaration.donor_id) declared`;
