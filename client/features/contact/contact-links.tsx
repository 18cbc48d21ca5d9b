import { telephoneAddress } from '../../components/page/telephone-address.ts';
import styles from './contact-links.module.css';

/** Opens the visitor's e-mail program. */
export function EmailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`} className={styles.link}>
      {email}
    </a>
  );
}

/** Calls the number on devices that can make calls. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={telephoneAddress(phone)} className={styles.link}>
      {phone}
    </a>
  );
}
