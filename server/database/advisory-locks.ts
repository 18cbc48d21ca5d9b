/** The numbers by which Samaj's processes exclude each other in one database. */
export const ADVISORY_LOCKS = {
  migrations: 7_365_001,
  embeddedServer: 7_365_002,
  demoContent: 7_365_003,
} as const;
