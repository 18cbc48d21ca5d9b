/** The keys of the advisory locks by which processes on one database exclude each other. */
export const ADVISORY_LOCKS = {
  migrations: 7_365_001,
  embeddedServer: 7_365_002,
  demoContent: 7_365_003,
  /** Held while a backup runs: until it ends the files of deleted records stay on the disk. */
  backup: 7_365_005,
} as const;
