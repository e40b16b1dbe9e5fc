/** In a Supabase project users are its own, and which of them are admins is what hosted-data.sql says. */
export const ofTheProject = /^(auth\.|private\.admins$)/;
