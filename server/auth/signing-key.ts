import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The key that signs access tokens: 32 bytes, made once and kept in the data directory with mode 600. Safe
 * when two processes start at the same time: the file appears whole, even after a power cut, and both use the
 * one that came first. Throws a one-line error when what is there is no such key.
 */
export function readSigningKey(directory: string): Uint8Array {
  const path = join(directory, "signing-key");
  try {
    return parseKey(readFileSync(path, "utf8"), path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") {
      throw error;
    }
  }
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(32).toString("base64url")}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") {
      throw error;
    }
  } finally {
    unlinkSync(draft);
  }
  return readSigningKey(directory);
}

function parseKey(text: string, path: string): Uint8Array {
  const key = Buffer.from(text.trim(), "base64url");
  if (key.length !== 32) {
    throw new Error(
      `${path} does not hold a key of 32 bytes. Remove it: a new one is made, and everybody signs in anew.`,
    );
  }
  return key;
}
