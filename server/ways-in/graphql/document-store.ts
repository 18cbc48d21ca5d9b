import type { ApolloServerOptions, BaseContext } from '@apollo/server';
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

type DocumentStore = NonNullable<ApolloServerOptions<BaseContext>['documentStore']>;

/** Characters of all documents together when they are written out; in memory they take some four times as much. */
export const MOST_CHARACTERS = 4 * 1024 * 1024;

/** Caches the documents that Apollo has parsed and validated; its default store holds up to 30 MB of JSON. */
export function createDocumentStore(): { store: DocumentStore; memory: LRUCache<string, DocumentNode> } {
  const memory = new LRUCache<string, DocumentNode>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: (document) => JSON.stringify(document).length,
  });
  const store: DocumentStore = {
    get: async (key) => memory.get(key),
    set: async (key, document) => void memory.set(key, document),
    delete: async (key) => memory.delete(key),
  };
  return { store, memory };
}
