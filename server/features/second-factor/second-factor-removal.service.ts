import { type EntityManager, In } from 'typeorm';
import { AppError } from '../../../rules/errors.ts';
import type { Viewer } from '../../identity/viewer.ts';
import { AuthenticatorApp } from './authenticator-app.entity.ts';
import { Passkey } from './passkeys/passkey.entity.ts';
import { RecoveryCode } from './recovery-code.entity.ts';
import { SecondFactorRequirement } from './second-factor-requirement.entity.ts';

/** Whether a role that they hold, also one that is withheld, needs a second factor. */
export function isRequiredOf(
  manager: EntityManager,
  { officeRoles, withheldRoles }: Pick<Viewer, 'officeRoles' | 'withheldRoles'>,
): Promise<boolean> {
  return manager.existsBy(SecondFactorRequirement, { role: In([...officeRoles, ...withheldRoles]) });
}

/** Takes away whatever there is. @throws AppError CONFLICT for an account without a second factor */
export async function removeSecondFactor(manager: EntityManager, userId: number): Promise<void> {
  const app = await manager.delete(AuthenticatorApp, { userId });
  const passkeys = await manager.delete(Passkey, { userId });
  if (app.affected === 0 && passkeys.affected === 0) throw new AppError('CONFLICT', 'noSecondFactor');
  await manager.delete(RecoveryCode, { userId });
}

/** @throws AppError CONFLICT without an app; when a role of theirs needs a second factor and no passkey is left */
export async function removeAuthenticatorApp(manager: EntityManager, viewer: Viewer): Promise<void> {
  const { userId } = viewer;
  const isOther = await manager.existsBy(Passkey, { userId });
  if (!isOther && (await isRequiredOf(manager, viewer)))
    throw new AppError('CONFLICT', 'secondFactorRequiredForRole');
  const { affected } = await manager.delete(AuthenticatorApp, { userId });
  if (affected === 0) throw new AppError('CONFLICT', 'noSecondFactor');
  if (!isOther) await manager.delete(RecoveryCode, { userId });
}

/** @throws AppError NOT_FOUND for another's; CONFLICT when a role of theirs needs a second factor and nothing is left */
export async function removePasskey(manager: EntityManager, viewer: Viewer, id: number): Promise<void> {
  const { userId } = viewer;
  const { affected } = await manager.delete(Passkey, { id, userId });
  if (affected === 0) throw new AppError('NOT_FOUND', 'notFound');
  const app = await manager.findOneBy(AuthenticatorApp, { userId });
  if (app?.secret || (await manager.existsBy(Passkey, { userId }))) return;
  if (await isRequiredOf(manager, viewer)) throw new AppError('CONFLICT', 'lastPasskeyRequired');
  await manager.delete(RecoveryCode, { userId });
}
