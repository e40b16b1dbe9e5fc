import { createHash, randomBytes } from "node:crypto";
import { linkLifetime } from "../../supabase/functions/_shared/mail/sign-in-mail.ts";
import type { Database, Query } from "../database/database.ts";

/**
 * How long a session lasts without being renewed, in days. Used refresh tokens are remembered as long: whoever
 * comes back with one after an absence still ends the session of a thief.
 */
const sessionLifetime = 30;

export type User = { id: string; email: string; created_at: Date; last_sign_in_at: Date | null };
export type Session = { id: string; user: User; refreshToken: string };

/** Seconds in which a refresh token may come again whose answer was lost on the way. */
const secondTry = 60;

/** Seconds in which an address gets no second sign-in mail while it has not used the first. */
const linkPause = 60;

/**
 * A new sign-in token for the user with this address, or nothing when there is none or when one was made just
 * now. Users are never made here.
 */
export async function createLinkToken(
  database: Database,
  email: string,
): Promise<string | undefined> {
  const token = newToken();
  const stored = await database.transaction(async (query) => {
    // Whoever asks for the same address at the same time waits here, and then sees the token.
    const [user] = await query<{ id: string }>(
      "select id from auth.users where email = $1 for update",
      [email.toLowerCase()],
    );
    return user ? query(insertToken, [hash(token), user.id, linkLifetime, linkPause]) : [];
  });
  return stored.length > 0 ? token : undefined;
}

// A token from later than now is one that a clock which ran ahead has left: it keeps nobody waiting. By the clock and
// not by now(), which is the transaction's start: who waited for the lock has started before the token it waited for.
const insertToken = `with made as (
    select clock_timestamp() + $3::int * interval '1 minute' as expires_at
  )
  insert into auth.one_time_tokens (token_hash, user_id, expires_at)
    select $1, $2, expires_at from made where not exists (
      select from auth.one_time_tokens as earlier where earlier.user_id = $2
        and earlier.expires_at > made.expires_at - $4::int * interval '1 second'
        and earlier.expires_at <= made.expires_at
    )
    returning user_id`;

/**
 * Lets the next link be asked for at once: this one's mail has not been sent. It stays good, for a mail server may have
 * taken the mail without saying so.
 */
export async function releaseLinkToken({ query }: Database, token: string): Promise<void> {
  await query(
    `update auth.one_time_tokens set expires_at = expires_at - $2::int * interval '1 second'
      where token_hash = $1`,
    [hash(token), linkPause],
  );
}

/** Spends a sign-in token and opens a session; nothing when it is used, expired or unknown. */
export function openSession(database: Database, linkToken: string): Promise<Session | undefined> {
  return database.transaction(async (query) => {
    const [spent] = await query<{ user_id: string }>(
      "delete from auth.one_time_tokens where token_hash = $1 and expires_at > now() returning user_id",
      [hash(linkToken)],
    );
    if (!spent) {
      return undefined;
    }
    await query("update auth.users set last_sign_in_at = now() where id = $1", [spent.user_id]);
    const [session] = await query<{ id: string }>(
      "insert into auth.sessions (user_id) values ($1) returning id",
      [spent.user_id],
    );
    return session && continueSession(query, session.id, null);
  });
}

type Rotation = Session | "unknown" | "reused";

/**
 * Exchanges a refresh token for the next one. A token that was exchanged before has been copied by somebody:
 * it ends its session, and with that every token of the family. So does one that comes too late. But for a while it may
 * come again as long as nobody has used what it was exchanged for: then the answer was lost, or the page left before it
 * came. What was lost must not be used any more; whoever has it after all ends the session.
 */
export function rotateSession(database: Database, refreshToken: string): Promise<Rotation> {
  const token = hash(refreshToken);
  return database.transaction(async (query) => {
    // The session is locked before its tokens, as ending it does: in the other order the two deadlock.
    const [session] = await query<{ id: string }>(
      `select id from auth.sessions where id =
        (select session_id from auth.refresh_tokens where token_hash = $1) for update`,
      [token],
    );
    if (!session) {
      return "unknown";
    }
    const [current] = await query<{ expired: boolean }>(useToken, [
      token,
      sessionLifetime,
      secondTry,
    ]);
    if (current?.expired === false) {
      return continueSession(query, session.id, token);
    }
    await query("delete from auth.sessions where id = $1", [session.id]);
    return current ? "unknown" : "reused";
  });
}

// The successors of a token that comes again count as used: they have no successors of their own, and get none.
const useToken = `with lost as (
    update auth.refresh_tokens set used_at = now() where parent = $1 and used_at is null
  )
  update auth.refresh_tokens as token set used_at = coalesce(used_at, now())
    where token_hash = $1 and (
      used_at is null
      or used_at > now() - $3::int * interval '1 second'
        and exists (select from auth.refresh_tokens where parent = $1)
        and not exists (
          select from auth.refresh_tokens as successor
            join auth.refresh_tokens as next on next.parent = successor.token_hash
            where successor.parent = $1
        )
    )
    returning created_at < now() - $2::int * interval '1 day' as expired`;

/** The user of a session that has not ended. */
export async function readSessionUser(
  database: Database,
  sessionId: string,
): Promise<User | undefined> {
  const [user] = await database.query<User>(userOfSession, [sessionId]);
  return user;
}

/** Ends this session, all of its user's, or all but this one. */
export async function endSessions(
  database: Database,
  { sessionId, userId, scope }: { sessionId: string; userId: string; scope: string },
): Promise<void> {
  await database.query(
    `delete from auth.sessions where user_id = $1 and case $3
      when 'local' then id = $2 when 'others' then id <> $2 else true end`,
    [userId, sessionId, scope],
  );
}

const userOfSession = `select users.id, email, users.created_at, last_sign_in_at
  from auth.sessions join auth.users on users.id = user_id where sessions.id = $1`;

/** Removes links, sessions and tokens that nobody can use any more. */
export async function forgetWhatHasEnded({ query }: Database): Promise<void> {
  await query("delete from auth.one_time_tokens where expires_at <= now()");
  await query(
    `delete from auth.sessions where not exists (select from auth.refresh_tokens
      where session_id = sessions.id and created_at >= now() - $1::int * interval '1 day')`,
    [sessionLifetime],
  );
  await query(
    "delete from auth.refresh_tokens where used_at < now() - $1::int * interval '1 day'",
    [sessionLifetime],
  );
}

/** Gives a session its next refresh token; `parent` is the hash of the one that it is exchanged for. */
async function continueSession(query: Query, id: string, parent: string | null): Promise<Session> {
  const refreshToken = newToken();
  await query(
    "insert into auth.refresh_tokens (token_hash, session_id, parent) values ($1, $2, $3)",
    [hash(refreshToken), id, parent],
  );
  const [user] = await query<User>(userOfSession, [id]);
  if (!user) {
    throw new Error("A session without a user");
  }
  return { id, user, refreshToken };
}

function newToken(): string {
  return randomBytes(32).toString("base64url");
}

function hash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
