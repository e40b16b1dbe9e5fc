/** Styles and syntax that browsers of 2021 know, so that they get a page to read (README, "Browsers"). */
export const browsers = ["es2021", "chrome92", "firefox91", "safari15"];
