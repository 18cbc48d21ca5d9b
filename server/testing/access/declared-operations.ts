import { getMetadataStorage } from 'type-graphql';
import type { Features } from '../../features/build-features.ts';

/** The operations that an app's resolvers declare. Tests may declare others, which type-graphql stores as well. */
export function declaredOperations({ resolvers }: Pick<Features, 'resolvers'>) {
  const { queries, mutations } = getMetadataStorage();
  const own = new Set<unknown>(resolvers.map((resolver) => resolver.constructor));
  const isOwn = ({ target }: (typeof queries)[number]) => own.has(target);
  return { queries: queries.filter(isOwn), mutations: mutations.filter(isOwn) };
}
