import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readSigningKey } from "./signing-key.ts";

function newDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), "secrets-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return directory;
}

test("the key is made once and stays the same", () => {
  const directory = newDirectory();
  const key = readSigningKey(directory);
  expect(key).toHaveLength(32);
  expect(readSigningKey(directory)).toEqual(key);
  expect(readSigningKey(newDirectory())).not.toEqual(key);
});

test.each(["", "too short\n", "\0".repeat(44)])(
  "a file that holds no key is refused: %j",
  (text) => {
    const directory = newDirectory();
    writeFileSync(join(directory, "signing-key"), text);
    expect(() => readSigningKey(directory)).toThrow(
      `${join(directory, "signing-key")} does not hold a key of 32 bytes.`,
    );
  },
);
