/** SQL for the database's identity: the same text on a primary and all its replicas, and nowhere else. */
export const IDENTITY = `
  SELECT system_identifier || ' ' || (SELECT oid FROM pg_database WHERE datname = current_database()) AS identity
    FROM pg_control_system()`;
