import type { DataSource } from 'typeorm';
import type { StripeSettings } from '../config.ts';
import type { FileStore } from '../files/file-store.ts';
import type { MediaService } from '../files/media.service.ts';
import type { UploadReceiver } from '../files/upload-receiver.ts';
import type { OneTimeCodes } from '../identity/one-time-codes.ts';
import type { PasswordGuard } from '../identity/password-guard.ts';
import type { RateLimiter } from '../identity/rate-limiter.ts';
import type { SessionService } from '../identity/sessions.ts';
import type { VisitorGuard } from '../identity/visitor-limits.ts';
import type { Outbox } from '../messages/outbox.ts';
import type { ServerSecret } from '../server-secret.ts';

/** What the storeys below offer to every feature. */
export interface Plumbing {
  dataSource: DataSource;
  store: FileStore;
  media: MediaService;
  uploads: UploadReceiver;
  sessions: SessionService;
  passwords: PasswordGuard;
  rateLimiter: RateLimiter;
  visitors: VisitorGuard;
  outbox: Outbox;
  codes: OneTimeCodes;
  secret: ServerSecret;
  /** The origin that visitors see, without a slash at its end. */
  publicUrl: string;
  /** The association's account for cards, if it has one. */
  stripe: StripeSettings | undefined;
  log: Record<'error' | 'warn', (details: object, message: string) => void>;
}
