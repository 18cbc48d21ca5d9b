import type { EntityManager } from 'typeorm';

/**
 * What a caller writes in the transaction that creates or removes a record; if it throws, the record stays as it was.
 * @param record its id, and the version that it has then
 */
export type Alongside = (manager: EntityManager, record: { id: number; version: number }) => Promise<void>;
