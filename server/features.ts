import type { DataSource } from 'typeorm';
import type { EntityClass } from './database/data-source.ts';
import { AccountsResolver } from './features/accounts/accounts.resolver.ts';
import { accountRoutes } from './features/accounts/accounts.rest.ts';
import { SignInService } from './features/accounts/sign-in.service.ts';
import { User } from './features/accounts/user.entity.ts';
import { UserService } from './features/accounts/user.service.ts';
import { createContentResolver } from './features/content/content.resolver.ts';
import { contentRoutes } from './features/content/content.rest.ts';
import { ContentService } from './features/content/content.service.ts';
import { Event } from './features/events/event.entity.ts';
import { eventKind } from './features/events/event.kind.ts';
import { Member } from './features/matrimonial/member.entity.ts';
import type { MediaService } from './media/media.service.ts';
import { MediaFile } from './media/media-file.entity.ts';
import type { UploadReceiver } from './media/upload-receiver.ts';
import type { LegacyRoute } from './rest/legacy-route.ts';
import { AttemptCounter } from './security/attempt-counter.entity.ts';
import type { RateLimiter } from './security/rate-limiter.ts';
import { Session } from './security/session.entity.ts';
import type { SessionService } from './security/sessions.ts';

/** Every table; the migrations are compared with them. */
export const ENTITIES: EntityClass[] = [User, Member, Session, AttemptCounter, MediaFile, Event];

const EventResolver = createContentResolver(eventKind);

interface Plumbing {
  dataSource: DataSource;
  media: MediaService;
  uploads: UploadReceiver;
  sessions: SessionService;
  rateLimiter: RateLimiter;
}

export interface Features {
  services: { users: UserService; signIn: SignInService; events: ContentService<Event> };
  resolvers: object[];
  legacyRoutes: LegacyRoute[];
}

/** Puts every feature together; the plumbing gets its resolvers and routes and knows no more of it. */
export function createFeatures({ dataSource, media, uploads, sessions, rateLimiter }: Plumbing): Features {
  const signIn = new SignInService(dataSource, sessions, rateLimiter);
  const users = new UserService(dataSource);
  const events = new ContentService(eventKind, dataSource, media, uploads);
  return {
    services: { users, signIn, events },
    resolvers: [new AccountsResolver(signIn), new EventResolver(events)],
    legacyRoutes: [...accountRoutes(signIn), ...contentRoutes(events)],
  };
}
