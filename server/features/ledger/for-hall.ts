/**
 * SQL: what is given for the kind `type` is paid for the hall, such as a hire and its deposit, and is no donation: a kind of that
 * column that is closed to visitors, as the form of types says. The column also has donations, which are open to them.
 */
export const IS_FOR_HALL = `(type.column_name = 'HALL_AND_OTHER' AND NOT type.is_open_to_visitors)`;

/** SQL: the donation `item` is given, and not paid for the hall. */
export const IS_GIVEN = `NOT EXISTS (SELECT FROM donation_sub_type type WHERE type.id = item.sub_type_id AND ${IS_FOR_HALL})`;
