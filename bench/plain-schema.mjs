/** The part of Samaj's schema that the benchmark queries, for the servers that it is compared with. */
export const PLAIN_SCHEMA = `
  type Query { events(page: Int!, pageSize: Int!, language: String): EventPage! }
  type EventPage { items: [Event!]! totalCount: Int! }
  enum ContentFileType { IMAGE VIDEO }
  type Event {
    id: Int!
    version: Int!
    name: String!
    description: String!
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
