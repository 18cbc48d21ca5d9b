import type { DataSource } from 'typeorm';
import { AppError } from '../../../rules/errors.ts';
import { mobileToE164 } from '../../../rules/phone.ts';
import { hashPassword, verifyPassword } from '../../security/passwords.ts';
import { User, type UserRole } from './user.entity.ts';

export interface NewUser {
  name: string;
  email: string;
  /** As typed; stored as E.164. */
  mobile: string;
  password: string;
  role: UserRole;
}

/** The only writer of main-site accounts. */
export class UserService {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws AppError BAD_USER_INPUT for a mobile number that is none */
  async create({ name, email, mobile, password, role }: NewUser): Promise<User> {
    const e164 = mobileToE164(mobile);
    if (!e164) throw new AppError('BAD_USER_INPUT', 'invalidMobile', { field: 'mobile' });
    const passwordHash = await hashPassword(password);
    const user = { name: name.trim(), email: email.trim().toLowerCase(), mobile: e164, passwordHash, role };
    return this.dataSource.transaction((manager) => manager.save(User, user));
  }

  /** Whether this e-mail's account may be opened with that password. */
  async hasPassword(email: string, password: string): Promise<boolean> {
    const account = await this.dataSource.manager.findOne(User, {
      where: { email },
      select: { id: true, passwordHash: true },
    });
    return verifyPassword(password, account?.passwordHash);
  }

  async isEmpty(): Promise<boolean> {
    return !(await this.dataSource.manager.existsBy(User, {}));
  }
}
