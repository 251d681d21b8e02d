CREATE TABLE "consent_choices" (
	"browser" char(64) NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"version" smallint NOT NULL,
	"ga" boolean NOT NULL,
	"gtm" boolean NOT NULL,
	"meta" boolean NOT NULL,
	CONSTRAINT "consent_choices_browser_chosen_at_version_ga_gtm_meta_pk" PRIMARY KEY("browser","chosen_at","version","ga","gtm","meta")
);
--> statement-breakpoint
CREATE INDEX "consent_choices_at" ON "consent_choices" USING btree ("at");
--> statement-breakpoint
create trigger consent_choices_not_changed before update on consent_choices
  for each row execute function refuse_change();
