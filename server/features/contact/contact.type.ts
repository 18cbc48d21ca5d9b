import { ObjectType } from 'type-graphql';
import { Paginated } from '../../ways-in/graphql/paginated.ts';
import { ContactMessage } from './contact-message.entity.ts';

@ObjectType()
export class ContactMessagePage extends Paginated(ContactMessage) {}
