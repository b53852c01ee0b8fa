/** A session as the database stores it, a buyer's or a supplier's. */
export type SessionRow = {
  id: number;
  created_at: Date;
  last_seen_at: Date;
  origin: string;
  user_agent: string;
};

export function formatSession(row: SessionRow): object {
  return {
    id: String(row.id),
    createTime: row.created_at.toISOString(),
    lastSeenTime: row.last_seen_at.toISOString(),
    origin: row.origin,
    userAgent: row.user_agent,
  };
}

/** The answer of a session list; `sessionId` is the caller's. */
export function formatSessions(rows: readonly SessionRow[], sessionId: number): { list: object[] } {
  return { list: rows.map((row) => ({ ...formatSession(row), current: row.id === sessionId })) };
}
