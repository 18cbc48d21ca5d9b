// The fastest usual way to answer GraphQL from Node: mercurius with compiled queries over one SQL statement, with no
// session, permission, limit or validation. Run with DATABASE_URL set; it says where it listens.
import fastify from 'fastify';
import mercurius from 'mercurius';
import pg from 'pg';
import { readPageOfEvents } from '../plain-events.mjs';
import { POOL_SIZE } from '../workloads.mjs';

/** The part of Samaj's schema that is asked for. */
const schema = `
  type Query { events(page: Int!, pageSize: Int!): EventPage! }
  type EventPage { items: [Event!]! totalCount: Int! }
  enum ContentFileType { IMAGE VIDEO }
  type Event {
    id: Int!
    version: Int!
    name: String!
    nameGujarati: String
    description: String!
    descriptionGujarati: String
    fileType: ContentFileType!
    file: MediaFile
  }
  type MediaFile {
    fileName: String!
    url: String!
    contentType: String!
    width: Int
    height: Int
    sources: [MediaSource!]!
  }
  type MediaSource { type: String! srcset: String! }`;

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: POOL_SIZE });
const resolvers = { Query: { events: (_parent, place) => readPageOfEvents(pool, place) } };

const app = fastify();
// Compiled when it is asked for the second time.
app.register(mercurius, { schema, resolvers, jit: 1 });

console.log(`Listening at ${await app.listen({ host: '127.0.0.1', port: 0 })}`);
